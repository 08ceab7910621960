/** The typefaces (`fonts.css`). The page waits for them, so that text is laid out once; a slow connection first shows a substitute with the same metrics. */
const FACES = ["1em 'Source Sans 3'", "1em 'Lora'"];
const PATIENCE = 1500;

/** Resolves when the typefaces can show this text, or have taken too long. */
export async function faces(text: string): Promise<void> {
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face, text)));
  await Promise.race([loaded, new Promise((done) => setTimeout(done, PATIENCE))]);
}
