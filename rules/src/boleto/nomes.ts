/** '237-2': a bank's number with its check digit, as it stands on a slip (weights 2 to 9 from the right, modulo 11). */
export function nameBanco(codigo_barras: string): string {
  const banco = codigo_barras.slice(0, 3)
  const soma = [...banco].toReversed().reduce((total, digito, i) => total + Number(digito) * (i + 2), 0)
  const resto = 11 - (soma % 11)
  return `${banco}-${resto > 9 ? 0 : resto}`
}

/** The bank's own number of a slip, where its field says it: Bradesco's is agency, portfolio, number, account. Else '' */
export function nossoNumeroOf(codigo_barras: string): string {
  const livre = codigo_barras.slice(19)
  return codigo_barras.startsWith('237') ? `${livre.slice(4, 6)}/${livre.slice(6, 17)}` : ''
}
