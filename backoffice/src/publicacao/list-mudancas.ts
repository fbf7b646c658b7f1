/** A part of what a store writes: a section, a block. */
export interface Parte {
  /** What it is known by from one version to the next. */
  id: string
  /** As people call it: 'Texto “Quem somos”'. */
  nome: string
  /** All that it says. */
  valor: unknown
}

/** A version: what is said of the whole, and its parts in their order. */
export interface Versao {
  /** 'Título' → what it is. */
  ditos: Readonly<Record<string, string>>
  partes: readonly Parte[]
}

/** What is another in the second version than in the first, in words; nothing: they say the same. */
export function listMudancas(antes: Versao, depois: Versao): string[] {
  const doAntes = new Map(antes.partes.map((parte) => [parte.id, parte]))
  const doDepois = new Map(depois.partes.map((parte) => [parte.id, parte]))
  const ditos = Object.entries(depois.ditos).flatMap(([nome, valor]) => {
    const era = antes.ditos[nome] ?? ''
    return era === valor ? [] : [`${nome}: de “${era}” para “${valor}”`]
  })
  const novas = depois.partes.filter(({ id }) => !doAntes.has(id)).map(({ nome }) => `Entra: ${nome}`)
  const fora = antes.partes.filter(({ id }) => !doDepois.has(id)).map(({ nome }) => `Sai: ${nome}`)
  const mudadas = depois.partes
    .filter(({ id, valor }) => {
      const era = doAntes.get(id)
      return era && JSON.stringify(era.valor) !== JSON.stringify(valor)
    })
    .map(({ nome }) => `Muda: ${nome}`)
  const movidas = listMovidas(antes.partes, depois.partes).map(({ nome }) => `Muda de lugar: ${nome}`)
  return [...ditos, ...novas, ...fora, ...mudadas, ...movidas]
}

/** Of those that stand in both, what is not in the longest run that kept its order: the fewest that could have been moved. */
function listMovidas(antes: readonly Parte[], depois: readonly Parte[]): Parte[] {
  const onde = new Map(antes.map(({ id }, i) => [id, i]))
  const comuns = depois.filter(({ id }) => onde.has(id))
  let melhor: Parte[] = []
  const ate: Parte[][] = []
  for (const parte of comuns) {
    const posto = onde.get(parte.id) ?? 0
    const anteriores = ate.filter((fila) => (onde.get(fila.at(-1)?.id ?? '') ?? 0) < posto)
    const maior = anteriores.reduce<Parte[]>((a, b) => (b.length > a.length ? b : a), [])
    const fila = [...maior, parte]
    ate.push(fila)
    if (fila.length > melhor.length) melhor = fila
  }
  const ficaram = new Set(melhor.map(({ id }) => id))
  return comuns.filter(({ id }) => !ficaram.has(id))
}
