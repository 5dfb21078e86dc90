/** Whether a text names the place, as a whole word: "Nara" is no part of "Niagara". */
export function isNamed(place: string, ...texts: readonly string[]): boolean {
  return texts.some((text) => {
    const at = text.indexOf(place);
    if (at < 0) return false;
    const around = [text[at - 1], text[at + place.length]];
    return !around.some((letter) => letter !== undefined && /\p{L}/u.test(letter));
  });
}
