import { addDias, diasEntre } from '#data'

/** Day zero of the due-date factor (FEBRABAN). */
const BASE = '1997-10-07'

/** What a boleto's 44 digits say; `valor` in centavos, `vencimento` 'YYYY-MM-DD' or null for one without. */
export interface DadosBarras {
  /** Three digits. */
  banco: string
  valor: number
  vencimento: string | null
  /** 25 digits, the bank's own. */
  campoLivre: string
}

/** Days since 07/10/1997; after 9999 (21/02/2025) it begins again at 1000. */
export function fatorOf(vencimento: string): number {
  const dias = diasEntre(BASE, vencimento)
  return dias <= 9999 ? dias : 1000 + ((dias - 1000) % 9000)
}

/** The 44 digits of the bars: bank, currency, check digit, factor, amount, the bank's own field. */
export function encodeBarras({ banco, valor, vencimento, campoLivre }: DadosBarras): string {
  const fator = vencimento ? String(fatorOf(vencimento)).padStart(4, '0') : '0000'
  const resto = `${fator}${String(valor).padStart(10, '0')}${campoLivre}`
  return `${banco}9${mod11(`${banco}9${resto}`)}${resto}`
}

/** Null when length or check digit do not hold. Of the dates that a factor can mean, the one nearest to `hoje`. */
export function parseBarras(codigo: string, hoje: string): DadosBarras | null {
  if (!/^\d{3}9\d{40}$/.test(codigo)) return null
  if (mod11(codigo.slice(0, 4) + codigo.slice(5)) !== Number(codigo[4])) return null
  return {
    banco: codigo.slice(0, 3),
    vencimento: vencimentoOf(Number(codigo.slice(5, 9)), hoje),
    valor: Number(codigo.slice(9, 19)),
    campoLivre: codigo.slice(19),
  }
}

function vencimentoOf(fator: number, hoje: string): string | null {
  if (fator < 1000) return null
  const first = addDias(BASE, fator)
  const voltas = Math.max(0, Math.round(diasEntre(first, hoje) / 9000))
  return addDias(first, voltas * 9000)
}

/** Weights 2 to 9 from the right; 0, 10 and 11 give 1. */
function mod11(digits: string): number {
  const soma = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0)
  const digito = 11 - (soma % 11)
  return digito > 9 ? 1 : digito
}
