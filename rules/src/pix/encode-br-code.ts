import { writeDecimal } from '#dinheiro'
import { crc16 } from './crc16.ts'

/** What a Pix charge says. Exactly one of `chave` and `url` must be given. */
export interface DadosBrCode {
  /** Pix key of the receiver as the bank keeps it (document unmasked, phone in E.164). */
  chave?: string
  /** Location of a dynamic charge at the payment provider, with or without 'https://'. */
  url?: string
  /** Reais with at most two decimals; the payer types it when absent. A dynamic charge has it at `url`. */
  valor?: number
  /** Receiver's name and city; accents are dropped, the rest cut at 25 and 15 characters. */
  nome: string
  cidade: string
  /** 1 to 25 letters and digits; '***' (none) when absent. A dynamic charge has it at `url`. */
  txid?: string
  /** Free text to the payer; cut to what the field holds. */
  info?: string
  /** Marks a code with a key as payable once; one with a URL always is. */
  dinamico?: boolean
}

const MAX_FIELD = 99

/**
 * Pix "copia e cola": the text of a BR Code (EMV), checked by its CRC. Field numbers are those of the Central Bank's
 * manual. Throws RangeError when the data cannot make a valid code, because a wrong code could send a payment to somebody else.
 */
export function encodeBrCode(dados: DadosBrCode): string {
  const { url, valor, txid = '***', dinamico = Boolean(url) } = dados
  const isPayable =
    valor === undefined || (valor > 0 && Math.abs(valor * 100 - Math.round(valor * 100)) < 1e-6)
  check(Boolean(dados.chave) !== Boolean(url), 'needs either chave or url')
  check(isPayable, `cannot charge ${valor}`)
  check(/^(?:[A-Za-z0-9]{1,25}|\*\*\*)$/.test(txid), `cannot carry the txid '${txid}'`)

  const body = [
    field('00', '01'),
    dinamico ? field('01', '12') : '',
    field('26', account(dados)),
    field('52', '0000'),
    field('53', '986'),
    valor === undefined || url ? '' : field('54', writeDecimal(valor)),
    field('58', 'BR'),
    field('59', toAscii(dados.nome, 25)),
    field('60', toAscii(dados.cidade, 15)),
    field('62', field('05', url ? '***' : txid)),
    '6304',
  ].join('')
  return `${body}${crc16(body)}`
}

function account({ chave = '', url, info = '' }: DadosBrCode): string {
  const target = url ? field('25', url.replace(/^https?:\/\//, '')) : field('01', chave)
  const account = `${field('00', 'br.gov.bcb.pix')}${target}`
  const text = toAscii(info, Math.max(MAX_FIELD - account.length - 4, 0))
  return text ? `${account}${field('02', text)}` : account
}

/** Number, length in two digits, value. */
function field(id: string, value: string): string {
  check(/^[\x20-\x7e]+$/.test(value) && value.length <= MAX_FIELD, `field ${id} cannot hold '${value}'`)
  return `${id}${String(value.length).padStart(2, '0')}${value}`
}

function toAscii(text: string, maxLength: number): string {
  return text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trimEnd()
}

function check(holds: boolean, complaint: string): asserts holds {
  if (!holds) throw new RangeError(`BR Code ${complaint}`)
}
