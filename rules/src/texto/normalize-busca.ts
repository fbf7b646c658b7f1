const MAX_LENGTH = 100

/** Search text as it is sent: without '&' (§5 Search text), one space between words, at most 100 characters. */
export function normalizeBusca(text: string): string {
  const clean = text.replaceAll('&', '').replace(/\s+/g, ' ').trim()
  // By code point, so that the cut never leaves half of an emoji.
  return [...clean].slice(0, MAX_LENGTH).join('').trimEnd()
}
