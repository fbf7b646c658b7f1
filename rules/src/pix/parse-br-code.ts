import { crc16 } from './crc16.ts'

/** Values by field number. */
type Fields = Map<string, string>

/** ISO 4217. */
const REAL = '986'

/** What a BR Code says; a field it does not carry is absent. */
export interface BrCode {
  chave?: string
  url?: string
  info?: string
  /** Reais. */
  valor?: number
  nome: string
  cidade: string
  txid?: string
  /** Payable once: it carries a URL, or says so. */
  dinamico: boolean
}

/** Reads a Pix "copia e cola"; null when its CRC or its structure is wrong, or when it is not a Pix. */
export function parseBrCode(text: string): BrCode | null {
  if (crc16(text.slice(0, -4)) !== text.slice(-4).toUpperCase()) return null
  const fields = readFields(text)
  const account = fields && findPixAccount(fields)
  return account ? toBrCode(fields, account) : null
}

function toBrCode(fields: Fields, account: Fields): BrCode | null {
  const [moeda, valor, nome, cidade] = ['53', '54', '59', '60'].map((id) => fields.get(id))
  const [chave, info, url] = ['01', '02', '25'].map((id) => account.get(id))
  const hasOneTarget = Boolean(chave) !== Boolean(url)
  if (!nome || !cidade || !hasOneTarget || moeda !== REAL) return null
  const dinamico = Boolean(url) || fields.get('01') === '12'
  return {
    chave,
    url,
    info,
    valor: valor ? Number(valor) : undefined,
    nome,
    cidade,
    txid: readTxid(fields),
    dinamico,
  }
}

function readTxid(fields: Fields): string | undefined {
  const txid = readFields(fields.get('62') ?? '')?.get('05')
  return txid === '***' ? undefined : txid
}

/** Pix stands in one of the account fields 26 to 51, told by its name. */
function findPixAccount(fields: Fields): Fields | null | undefined {
  return [...fields]
    .filter(([id]) => id >= '26' && id <= '51')
    .map(([, value]) => readFields(value))
    .find((account) => account?.get('00')?.toLowerCase() === 'br.gov.bcb.pix')
}

/** Number, length in two digits, value, and so on to the end; null when a length does not fit. */
function readFields(text: string): Fields | null {
  const fields = new Map<string, string>()
  let rest = text
  while (rest) {
    const [head, id, length] = /^(\d\d)(\d\d)/.exec(rest) ?? []
    const end = 4 + Number(length)
    if (!head || !id || rest.length < end) return null
    fields.set(id, rest.slice(4, end))
    rest = rest.slice(end)
  }
  return fields
}
