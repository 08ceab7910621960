/** Small things that this browser remembers. Without storage (private mode) they are simply forgotten. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`cabochon.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`cabochon.${key}`, value);
  } catch {
    // Nothing is lost but the memory of a setting.
  }
}

/** This browser remembers nothing any more. */
export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('cabochon.')) localStorage.removeItem(key);
  } catch {
    // There was nothing to forget.
  }
}
