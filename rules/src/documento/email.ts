const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const shape = new RegExp(
  `^[a-z0-9!#$%&'*+/=?^_\`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@(?:${LABEL}\\.)+${LABEL}$`,
)

/** An e-mail as it is stored and compared: trimmed, lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** An address that mail can reach over the internet: a dot in the domain, at most 254 characters. */
export function isEmail(text: string): boolean {
  const email = normalizeEmail(text)
  return email.length <= 254 && email.indexOf('@') <= 64 && shape.test(email)
}
