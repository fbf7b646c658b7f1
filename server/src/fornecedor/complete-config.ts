import { Fornecedor, urlsMarca } from '@vitrine/contract'
import { formatDocumento } from '@vitrine/rules/documento'
import type { EntradasTema } from '@vitrine/rules/tema'

import { completeEntradas, cssDoTema } from './css-do-tema.ts'
import { withDireitos } from './with-direitos.ts'
import { versionMarca } from './version-marca.ts'

type Guardada = Omit<Fornecedor['config'], 'dominio'> & Pick<Fornecedor, 'meta_info' | 'ordenacoes_produto'>
/** As it may be stored: any part may be missing. */
export type ConfigCrua = { [P in keyof Guardada]?: Partial<Guardada[P]> }

/** The look of a store that has chosen none. */
const ENTRADAS: EntradasTema = {
  brand: '#0f5b63',
  accent: '#f2b84b',
  font: 'Figtree',
  radius: 12,
  density: 1,
  logoRatio: 4,
  imageRatio: 1,
  scheme: 'light',
}

/** The inputs of a theme as it is kept, the usual one for each that is missing. */
export const entradasOf = (tema: { entradas?: Partial<EntradasTema> } | undefined): EntradasTema =>
  completeEntradas(tema?.entradas ?? {}, ENTRADAS)

const ORDENACOES = [
  { codigo: 'relevancia', nome: 'Mais vendidos' },
  { codigo: 'menor_preco', nome: 'Menor preço' },
  { codigo: 'maior_preco', nome: 'Maior preço' },
  { codigo: 'nome', nome: 'Nome' },
]

interface Quem {
  slug: string
  nome: string
  razaosocial: string
  cnpj: string
  cidade: string
  uf: string
}

/**
 * What a supplier says of itself, with a default for all it does not say: with its required columns alone it has a page. A part that
 * is not as the contract has it gives way to its default too, so that no page of it fails (readings 8: the default theme first).
 */
export function completeConfig(crua: ConfigCrua, quem: Quem): Guardada {
  const dita = tryConfig(crua, quem)
  if (dita && Config.safeParse(dita).success) return dita
  const partes = Object.entries(crua).filter(([nome, parte]) => {
    const so = tryConfig({ [nome]: parte }, quem)
    return so !== null && Config.safeParse(so).success
  })
  return fillConfig(Object.fromEntries(partes), quem)
}

const Config = Fornecedor.shape.config
  .omit({ dominio: true })
  .extend(Fornecedor.pick({ meta_info: true, ordenacoes_produto: true }).shape)

function tryConfig(crua: ConfigCrua, quem: Quem): Guardada | null {
  try {
    return fillConfig(crua, quem)
  } catch {
    return null
  }
}

/** What stands at the foot of a store that says nothing else of itself. */
export const rodapeUsual = ({ nome, razaosocial, cnpj, cidade, uf }: Omit<Quem, 'slug'>) => ({
  nome,
  razaosocial,
  cnpj: formatDocumento(cnpj),
  endereco: `${cidade}, ${uf}`,
})

function fillConfig(crua: ConfigCrua, quem: Quem): Guardada {
  const entradas = entradasOf(crua.tema)
  const { nome } = quem
  const logo = { claro: '', escuro: '', simbolo: '', ...crua.tema?.logo }
  const title = crua.seo?.title ?? nome
  const marca = versionMarca({ ...entradas, nome, title, logo })
  return {
    tema: { entradas, ...cssDoTema(entradas), logo, marca },
    menu: listOf(crua.menu),
    rodape: withDireitos({
      ...rodapeUsual(quem),
      telefone: '',
      email: '',
      horario_atendimento: '',
      colunas: [],
      ...crua.rodape,
      documentos: [],
    }),
    seo: completeSeo(crua.seo ?? {}, { title, slug: quem.slug, marca }),
    tracking: { ga4: null, ...crua.tracking },
    meta_info: { ...crua.meta_info },
    ordenacoes_produto: crua.ordenacoes_produto ? listOf(crua.ordenacoes_produto) : ORDENACOES,
  }
}

/** A store without pictures of its own choice has those that are made of its theme and logo. */
function completeSeo(
  dita: Partial<Guardada['seo']>,
  { title, slug, marca }: { title: string; slug: string; marca: string },
): Guardada['seo'] {
  return {
    description: '',
    key: '',
    url: '',
    sub: '',
    ...dita,
    title,
    favicon: dita.favicon || urlsMarca.arquivo(slug, marca, 'favicon.svg'),
    image: dita.image || urlsMarca.arquivo(slug, marca, 'compartilhar.png'),
  }
}

/** A list is whole or not there. */
function listOf<T>(lista: Partial<T[]> | undefined): T[] {
  return [...((lista ?? []) as T[])]
}
