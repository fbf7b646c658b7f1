import type { ServerBuild } from 'react-router'

type Telas = ServerBuild['routes']

/** Two parts at the most as they stand, so that they can be compared with those of a screen's path; none is the door of all stores, or of one. */
const PARTES = /^\/(?:[^/%]+(?:\/([^/%]*)(?:\/[^/]+)*\/?)?)?$/

/**
 * All screens, by the second part of their paths: `/{slug}/{that}`. The router tries the path of one after the other, fifty of them before it comes
 * to a list, twice for each page; of those that name another second part none can be it. What is made of a few of them (a handler of the router) is made once.
 */
export class TabelaDeTelas<T> {
  readonly #telas: Telas
  readonly #make: (telas: Telas) => T
  readonly #nomes: ReadonlySet<string>
  readonly #feitos = new Map<string, T>()

  constructor(telas: Telas, make: (telas: Telas) => T) {
    this.#telas = telas
    this.#make = make
    this.#nomes = new Set(Object.values(telas).flatMap((tela) => nameOf(tela?.path) ?? []))
  }

  /** What was made of the screens that may stand at a path; of all where that is not told from its second part. */
  at(caminho: string): T {
    const [, segunda = ''] = PARTES.exec(caminho) ?? [null, null]
    const nome = segunda === null ? null : this.#pickNome(segunda)
    const chave = nome ?? '*'
    const feito = this.#feitos.get(chave) ?? this.#make(nome === null ? this.#telas : this.#pick(nome))
    this.#feitos.set(chave, feito)
    return feito
  }

  /** A path is compared without its case, as the router does. A name that no screen has is like none: as many tables as there are names, at the most. */
  #pickNome(segunda: string): string {
    const nome = segunda.toLowerCase()
    return this.#nomes.has(nome) ? nome : ''
  }

  #pick(nome: string): Telas {
    return Object.fromEntries(
      Object.entries(this.#telas).filter(([, tela]) => (nameOf(tela?.path) ?? nome) === nome),
    )
  }
}

/** The second part of a path, where that is a name: no parameter, nothing that may be left out. */
function nameOf(path = ''): string | null {
  const [primeira = '', segunda = ''] = path.replace(/^\//, '').toLowerCase().split('/')
  return /^[\w.-]+$/.test(segunda) && !primeira.endsWith('?') ? segunda : null
}
