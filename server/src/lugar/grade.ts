import type { Caixa, Ponto } from '@vitrine/rules/poligono'

/** Side of a cell in degrees: about 11 km, the size of a delivery area. */
const LADO = 0.1
/** A box over more cells than this stands in a list of its own: a whole state would fill the grid. */
const MAX_CELULAS = 900

interface Item<T> {
  caixa: Caixa
  valor: T
}

/** Values by bounding box: which boxes hold a point is looked up in one cell of a grid. */
export class Grade<T> {
  readonly #celulas = new Map<number, Item<T>[]>()
  #grandes: Item<T>[] = []

  add(caixa: Caixa, valor: T): void {
    const chaves = listCelulas(caixa)
    if (!chaves) this.#grandes.push({ caixa, valor })
    for (const chave of chaves ?? []) {
      const celula = this.#celulas.get(chave)
      if (celula) celula.push({ caixa, valor })
      else this.#celulas.set(chave, [{ caixa, valor }])
    }
  }

  /** Takes away what was added with the same box and value. */
  remove(caixa: Caixa, valor: T): void {
    const isOther = (item: Item<T>) => item.valor !== valor
    const chaves = listCelulas(caixa)
    if (!chaves) this.#grandes = this.#grandes.filter(isOther)
    for (const chave of chaves ?? []) {
      const celula = this.#celulas.get(chave)?.filter(isOther) ?? []
      if (celula.length > 0) this.#celulas.set(chave, celula)
      else this.#celulas.delete(chave)
    }
  }

  /** Values whose box holds the point, each once; the border belongs to the box. */
  at(ponto: Ponto): T[] {
    const itens = [
      ...(this.#celulas.get(chaveOf(linhaOf(ponto.lat), linhaOf(ponto.lng))) ?? []),
      ...this.#grandes,
    ]
    return [...new Set(itens.filter(({ caixa }) => holds(caixa, ponto)).map(({ valor }) => valor))]
  }
}

function holds({ lat_min, lat_max, lng_min, lng_max }: Caixa, { lat, lng }: Ponto): boolean {
  return lat >= lat_min && lat <= lat_max && lng >= lng_min && lng <= lng_max
}

const linhaOf = (graus: number) => Math.floor(graus / LADO)
/** Latitude has less than 10,000 rows. */
const chaveOf = (lat: number, lng: number) => lng * 10_000 + lat

/** Keys of the cells under a box; null when there are too many. */
function listCelulas({ lat_min, lat_max, lng_min, lng_max }: Caixa): number[] | null {
  const [sul, norte, oeste, leste] = [lat_min, lat_max, lng_min, lng_max].map(linhaOf) as [
    number,
    number,
    number,
    number,
  ] // four numbers in, four out
  if ((norte - sul + 1) * (leste - oeste + 1) > MAX_CELULAS) return null
  const chaves: number[] = []
  for (let lat = sul; lat <= norte; lat++)
    for (let lng = oeste; lng <= leste; lng++) chaves.push(chaveOf(lat, lng))
  return chaves
}
