import type { Fornecedor } from '@vitrine/contract'
import { formatDocumento } from '@vitrine/rules/documento'
import { deriveTema, toCssVariables, type EntradasTema } from '@vitrine/rules/tema'

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

const ORDENACOES = [
  { codigo: 'relevancia', nome: 'Mais vendidos' },
  { codigo: 'menor_preco', nome: 'Menor preço' },
  { codigo: 'maior_preco', nome: 'Maior preço' },
  { codigo: 'nome', nome: 'Nome' },
]

interface Quem {
  nome: string
  razaosocial: string
  cnpj: string
  cidade: string
  uf: string
}

/** What a supplier says of itself, with a default for all it does not say: with its required columns alone it has a page. */
export function completeConfig(crua: ConfigCrua, quem: Quem): Guardada {
  const entradas: EntradasTema = { ...ENTRADAS, ...crua.tema?.entradas }
  const { nome } = quem
  return {
    tema: {
      entradas,
      css: crua.tema?.css ?? toCssVariables(deriveTema(entradas)),
      logo: { claro: '', escuro: '', ...crua.tema?.logo },
    },
    menu: listOf(crua.menu),
    rodape: {
      nome,
      razaosocial: quem.razaosocial,
      cnpj: formatDocumento(quem.cnpj),
      endereco: `${quem.cidade}, ${quem.uf}`,
      telefone: '',
      email: '',
      horario_atendimento: '',
      colunas: [],
      ...crua.rodape,
    },
    seo: { title: nome, description: '', favicon: '', key: '', image: '', url: '', sub: '', ...crua.seo },
    tracking: { ga4: null, ...crua.tracking },
    meta_info: { ...crua.meta_info },
    ordenacoes_produto: crua.ordenacoes_produto ? listOf(crua.ordenacoes_produto) : ORDENACOES,
  }
}

/** A list is whole or not there. */
function listOf<T>(lista: Partial<T[]> | undefined): T[] {
  return [...((lista ?? []) as T[])]
}
