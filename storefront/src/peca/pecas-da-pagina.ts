import type { FonteDaPeca, PecaGuardada, PecasGuardadas } from '@vitrine/contract/janela'

/** Text that was drawn for this page, bytes that come from memory. */
export type ParteDaPagina = string | Uint8Array

/**
 * The pieces of one page while it is drawn. A piece that is in memory is left out of the drawing, and put into the finished HTML where an element
 * marks its place, or between two if something is drawn there for the head; one that is not is drawn where it stands, between two, and taken from
 * there. So what is kept is what React wrote. What comes from memory stays bytes, as a connection takes them: what is drawn beside it is a few KB of text.
 */
export class PecasDaPagina {
  /** Nobody who writes a text of the page can know it. */
  readonly #marca = crypto.randomUUID()
  readonly #lugares: { nome: string; peca: PecaGuardada | undefined; temFim: boolean }[] = []
  readonly #guardadas: PecasGuardadas
  readonly #nonce: string
  /** The address of the page in the two ways in which a piece leads back to it, and the nonce of its scripts. */
  readonly #daPagina: readonly string[]

  constructor(
    guardadas: PecasGuardadas,
    { pathname, search, nonce }: Pick<URL, 'pathname' | 'search'> & { nonce: string },
  ) {
    const endereco = pathname + search
    this.#guardadas = guardadas
    this.#nonce = nonce
    this.#daPagina = [
      ` name="voltar" value="${escapeAtributo(endereco)}"`,
      `?${new URLSearchParams({ voltar: endereco })}"`,
      ` nonce="${nonce}"`,
    ]
  }

  /** A place of a piece, with the ids of the elements around it. `temRastro`: something is drawn there even if the piece is in memory. */
  place(
    chave: () => string,
    { fonte, temRastro }: { fonte: FonteDaPeca | undefined; temRastro: boolean },
  ): { inicio: string; fim: string | null; isGuardada: boolean } {
    const nome = this.#guardadas.nameOf(chave, fonte)
    const peca = this.#guardadas.get(nome)
    const inicio = `${this.#marca}${this.#lugares.length}`
    const temFim = temRastro || !peca
    this.#lugares.push({ nome, peca, temFim })
    return { inicio, fim: temFim ? `${inicio}f` : null, isGuardada: peca !== undefined }
  }

  /** The parts of the page as if it had been drawn whole. What was drawn of a page without a failure is kept. */
  fill(pagina: string, isInteira: boolean): ParteDaPagina[] {
    const comeco = `<i id="${this.#marca}`
    const partes: ParteDaPagina[] = []
    let desde = 0
    // As they stand in the page: what waited for its file was drawn after what stands below it.
    for (let at = pagina.indexOf(comeco); at !== -1; at = pagina.indexOf(comeco, desde)) {
      const fimDoNumero = pagina.indexOf('"', at + comeco.length)
      const numero = pagina.slice(at + comeco.length, fimDoNumero)
      const de = fimDoNumero + '"></i>'.length
      const lugar = this.#lugares[Number(numero)]
      const fecha = lugar?.temFim ? `<i id="${this.#marca}${numero}f"></i>` : ''
      const ate = fecha ? pagina.indexOf(fecha, de) : de
      if (!lugar || ate === -1) throw new Error(`a piece without an end: ${numero}`)
      // Between two cards there is nothing.
      if (at > desde) partes.push(pagina.slice(desde, at))
      const desenhada = pagina.slice(de, ate)
      if (lugar.peca) this.#address(lugar.peca, partes)
      else partes.push(desenhada)
      if (!lugar.peca && isInteira) this.#keep(lugar.nome, desenhada)
      desde = ate + fecha.length
    }
    partes.push(pagina.slice(desde))
    return partes
  }

  #keep(nome: string, desenhada: string): void {
    const partes: string[] = []
    const daPagina: number[] = []
    let desde = 0
    for (let proximo = this.#find(desenhada, 0); proximo; proximo = this.#find(desenhada, desde)) {
      partes.push(desenhada.slice(desde, proximo.at))
      daPagina.push(proximo.qual)
      desde = proximo.at + (this.#daPagina[proximo.qual]?.length ?? 0)
    }
    partes.push(desenhada.slice(desde))
    // An address that is written in a third way would be that of this page on every other, and so would a nonce.
    const presas = ['name="voltar"', '?voltar=', this.#nonce]
    if (partes.some((parte) => presas.some((presa) => parte.includes(presa)))) return
    this.#guardadas.set(nome, { partes: toBytes(partes), daPagina })
  }

  /** What is this page's and comes next in a piece, and which of the three it is. */
  #find(html: string, desde: number): { at: number; qual: number } | undefined {
    const achados = this.#daPagina
      .map((proprio, qual) => ({ at: html.indexOf(proprio, desde), qual }))
      .filter(({ at }) => at !== -1)
    return achados.toSorted((a, b) => a.at - b.at)[0]
  }

  #address({ partes, daPagina }: PecaGuardada, pagina: ParteDaPagina[]): void {
    for (const [n, parte] of partes.entries()) {
      pagina.push(parte)
      const proprio = this.#daPagina[daPagina[n] ?? -1]
      if (proprio) pagina.push(proprio)
    }
  }
}

/** Parts of one piece of memory that nothing else is in. */
function toBytes(partes: readonly string[]): Buffer[] {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(partes.join('')))
  let at = 0
  return partes.map((parte) => {
    const de = at
    at += bytes.write(parte, at)
    return bytes.subarray(de, at)
  })
}

const nomes: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }

/** As React writes an attribute. */
function escapeAtributo(texto: string): string {
  return texto.replace(/["'&<>]/g, (letra) => nomes[letra] ?? letra)
}
