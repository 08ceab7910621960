/** The faces that text is set in (`fonts.css`). They are waited for, so that text is set once; a slow line shows a stand-in of the same measures first. */
const FACES = ["1em 'Source Sans 3'", "1em 'Lora'"];
const PATIENCE = 1500;

/** Resolves when the faces can show such a text, or have taken too long. */
export async function faces(text: string): Promise<void> {
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face, text)));
  await Promise.race([loaded, new Promise((done) => setTimeout(done, PATIENCE))]);
}
