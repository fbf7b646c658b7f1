/** Where in an answer's bytes something goes that is one person's of a product. */
interface Corte {
  /** The product. */
  id: string
  onde: number
}

/** An answer as all of one price signature share it: its bytes, and the places for what is personal. Never write to it. */
export interface Partilhada {
  corpo: Buffer
  cortes: readonly Corte[]
}

/** Bytes or text that follow each other, or the place of what is personal of a product. */
export type Parte = Buffer | string | Pick<Corte, 'id'>

/** What is written anew each time. */
export type ParteEscrita = Exclude<Parte, Buffer>

/** What is one person's of a product, as it is written in between: `,"campo":…`, or nothing. */
export type PessoalDe = (id: string) => string

export function joinPartes(partes: readonly Parte[]): Partilhada {
  const cortes: Corte[] = []
  const bytes: Buffer[] = []
  let onde = 0
  for (const parte of partes) {
    const escrita = typeof parte === 'string' ? Buffer.from(parte) : parte
    if (Buffer.isBuffer(escrita)) {
      bytes.push(escrita)
      onde += escrita.length
    } else cortes.push({ id: escrita.id, onde })
  }
  return { corpo: Buffer.concat(bytes, onde), cortes }
}

/** Text and places alone, as one person gets them. */
export function joinTexto(partes: readonly ParteEscrita[], pessoalDe: PessoalDe): string {
  let texto = ''
  for (const parte of partes) texto += typeof parte === 'string' ? parte : pessoalDe(parte.id)
  return texto
}

/** The answer as one person gets it; the shared bytes themselves where nothing of it is personal. */
export function fillPartilhada({ corpo, cortes }: Partilhada, pessoalDe: PessoalDe): Buffer {
  const partes: Buffer[] = []
  let desde = 0
  for (const { id, onde } of cortes) {
    const pessoal = pessoalDe(id)
    if (pessoal === '') continue
    partes.push(corpo.subarray(desde, onde), Buffer.from(pessoal))
    desde = onde
  }
  return desde === 0 ? corpo : Buffer.concat([...partes, corpo.subarray(desde)])
}

/** Bytes of their own, to be kept: small ones made as usual lie beside others of that moment, 8 KB that are kept with them. */
export function toProprios(bytes: string | Buffer): Buffer {
  const proprios = Buffer.allocUnsafeSlow(Buffer.byteLength(bytes))
  if (typeof bytes === 'string') proprios.write(bytes)
  else bytes.copy(proprios)
  return proprios
}
