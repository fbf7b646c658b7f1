import { exigidos, type Modulo } from './modulo.ts'
import { tagEstoque, tagsFornecedor, type TagFornecedor } from './tags.ts'

export const modulos = Object.keys(exigidos) as Modulo[]

/** `modulos` of a supplier that has these on; names that nobody here knows stay. All of them are `Todos`: those to come too. */
export function switchModulos(antes: readonly string[], ligados: readonly Modulo[]): string[] {
  const conhecidos = new Set<string>(['Todos', ...modulos.map((modulo) => exigidos[modulo][0])])
  const nomes = modulos.filter((modulo) => ligados.includes(modulo)).map((modulo) => exigidos[modulo][0])
  const outros = antes.filter((nome) => !conhecidos.has(nome))
  return [...(nomes.length === modulos.length ? ['Todos'] : nomes), ...outros]
}

/** What an owner switches: how the store delivers is said where it is prepared. */
export const tagsDeAjuste = [
  ...tagsFornecedor.filter(
    (tag): tag is Exclude<TagFornecedor, 'has-collect' | 'has-delivery'> =>
      tag !== 'has-collect' && tag !== 'has-delivery',
  ),
  tagEstoque,
] as const
export type TagDeAjuste = (typeof tagsDeAjuste)[number]

/** Tags of a supplier that has these on; those that an owner does not switch, or that nobody here knows, stay. */
export function switchTags(antes: readonly string[], ligadas: readonly TagDeAjuste[]): string[] {
  const conhecidas: readonly string[] = tagsDeAjuste
  return [
    ...antes.filter((tag) => !conhecidas.includes(tag)),
    ...tagsDeAjuste.filter((tag) => ligadas.includes(tag)),
  ]
}
