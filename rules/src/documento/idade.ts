/**
 * Whether somebody is 18 on a day (§2 Age check). Both dates are 'YYYY-MM-DD', `hoje` in the store's zone. Who was born
 * on 29 February turns 18 on 1 March of a common year. A date that does not exist is nobody's birthday: false.
 */
export function isMaiorDe18(data_nascimento: string, hoje: string): boolean {
  if (!isDate(data_nascimento)) return false
  const birthday18 = `${Number(data_nascimento.slice(0, 4)) + 18}${data_nascimento.slice(4)}`
  return birthday18 <= hoje
}

function isDate(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}
