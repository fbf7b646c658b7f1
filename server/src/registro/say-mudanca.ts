import type { CampoMudado, EventoDeCadastro } from '@vitrine/contract'

import { partes } from './codigos.ts'
import { isComNome, type Nomes } from './nomes.repository.ts'
import { palavras } from './palavras.ts'
import { sayTabelas } from './say-tabelas.ts'
import { sayValor, type Contexto } from './say-valor.ts'
import type { Palavra, TabelaComNome, Unidade } from './unidade.ts'

type Dados = EventoDeCadastro['dados']
type Linha = NonNullable<Dados['antes']>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The kind of a record in words; of one without words its table's name. */
export const nameTipo = (cadastro: string): string => palavras[cadastro]?.tipo ?? toPalavras(cadastro)

/** What a record, and what it names, is called by: tables with ids of them. */
export function listPedidos(todos: readonly Dados[]): Map<TabelaComNome, Set<string>> {
  const pedidos = new Map<TabelaComNome, Set<string>>()
  const add = (tabela: TabelaComNome, id: unknown) => {
    if (typeof id !== 'string' || !UUID.test(id)) return
    pedidos.set(tabela, (pedidos.get(tabela) ?? new Set()).add(id))
  }
  for (const dados of todos) {
    const chave = chaveDoNome(dados)
    if (chave) add(chave.tabela, chave.id)
    for (const { tabela, id } of listReferencias(dados)) add(tabela, id)
  }
  return pedidos
}

/** What the columns of a change name, before and after. */
const listReferencias = ({ cadastro, antes, depois }: Dados): { tabela: TabelaComNome; id: unknown }[] =>
  Object.entries(palavras[cadastro]?.campos ?? {}).flatMap(([coluna, palavra]) => {
    const unidade = palavra?.[1]
    return typeof unidade === 'object'
      ? [antes, depois].flatMap((linha) => idsDe(linha?.[coluna]).map((id) => ({ tabela: unidade.de, id })))
      : []
  })

/** An id, or what has ids for the names of its parts. */
const idsDe = (valor: unknown): unknown[] => (isObjeto(valor) ? Object.keys(valor) : [valor])

/** Where the name of a record stands: in which table, under which id. */
function chaveDoNome({ cadastro, id, antes, depois }: Dados): { tabela: TabelaComNome; id: string } | null {
  const nome = palavras[cadastro]?.nome
  if (typeof nome === 'string') return isComNome(cadastro) ? { tabela: cadastro, id } : null
  if (!nome) return null
  const dito = depois?.[nome.coluna] ?? antes?.[nome.coluna]
  const daChave = nome.parte === undefined ? undefined : id.split('/')[nome.parte]
  const qual = typeof dito === 'string' ? dito : daChave
  return qual ? { tabela: nome.de, id: qual } : null
}

/** How a record is called: as it stands now, else as the change tells it; null: it has no name. */
export function nameRegistro(dados: Dados, nomes: Nomes): string | null {
  const chave = chaveDoNome(dados)
  const atual = chave && nomes.get(chave.tabela)?.get(chave.id)
  if (atual) return atual
  const coluna = palavras[dados.cadastro]?.nome
  if (typeof coluna !== 'string') return null
  const dito = dados.depois?.[coluna] ?? dados.antes?.[coluna]
  if (typeof dito === 'string' && dito !== '') return dito
  // Keys that people gave: a tag, a word, an address.
  const fim = dados.id.split('/').at(-1) ?? ''
  return fim === '' || UUID.test(fim) ? null : fim
}

/** What changed, field by field; of a record that was made or removed what it said. */
export function listCampos({ cadastro, antes, depois, ocultas }: Dados, contexto: Contexto): CampoMudado[] {
  const nomes = palavras[cadastro]?.campos ?? {}
  // In the order of the words: that of a stored object says nothing.
  const colunas = new Set([...Object.keys(nomes), ...Object.keys(antes ?? {}), ...Object.keys(depois ?? {})])
  const mudados = [...colunas].flatMap((coluna) => {
    const palavra = palavraOf(nomes, coluna)
    if (!palavra || ocultas.includes(coluna)) return []
    return sayCampo(palavra, { antes: antes?.[coluna], depois: depois?.[coluna] }, contexto)
  })
  const guardados = ocultas.flatMap((coluna) => {
    const palavra = palavraOf(nomes, coluna)
    return palavra ? [{ campo: palavra[0], antes: null, depois: null, oculto: true }] : []
  })
  return [...mudados, ...guardados]
}

const SEM_PALAVRA = new Set(['idfornecedor', 'versao'])

function palavraOf(nomes: Readonly<Record<string, Palavra>>, coluna: string): Palavra {
  if (Object.hasOwn(nomes, coluna)) return nomes[coluna] ?? null
  return SEM_PALAVRA.has(coluna) ? null : [toPalavras(coluna)]
}

interface Valores {
  antes: unknown
  depois: unknown
}

function sayCampo(
  [campo, unidade]: NonNullable<Palavra>,
  { antes, depois }: Valores,
  contexto: Contexto,
): CampoMudado[] {
  if (typeof unidade === 'object' && (isObjeto(antes) || isObjeto(depois))) {
    const lados = { antes: isObjeto(antes) ? antes : {}, depois: isObjeto(depois) ? depois : {} }
    return sayTabelas(campo, lados, contexto.nomes.get(unidade.de))
  }
  if (isObjeto(antes) && isObjeto(depois)) return sayPartes(campo, { antes, depois }, contexto)
  const ditos = sayDois({ antes, depois }, unidade, contexto)
  return ditos ? [{ campo, ...ditos, oculto: false }] : []
}

/** Of what is kept as one the parts that changed: an object has no words of its own. */
function sayPartes(
  campo: string,
  { antes, depois }: { antes: Linha; depois: Linha },
  contexto: Contexto,
): CampoMudado[] {
  return [...new Set([...Object.keys(antes), ...Object.keys(depois)])]
    .filter((parte) => JSON.stringify(antes[parte]) !== JSON.stringify(depois[parte]))
    .flatMap((parte) => {
      const ditos = sayDois({ antes: antes[parte], depois: depois[parte] }, undefined, contexto)
      return ditos
        ? [{ campo: `${campo}: ${partes[parte] ?? parte.replaceAll('_', ' ')}`, ...ditos, oculto: false }]
        : []
    })
}

/** Both sides; of two that read alike neither, for only that it changed can be told. Null: there was nothing, and there is nothing. */
function sayDois({ antes, depois }: Valores, unidade: Unidade | undefined, contexto: Contexto) {
  const ditos = { antes: sayValor(antes, unidade, contexto), depois: sayValor(depois, unidade, contexto) }
  if (ditos.antes === null && ditos.depois === null) return null
  return ditos.antes === ditos.depois ? { antes: null, depois: null } : ditos
}

const isObjeto = (valor: unknown): valor is Linha =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)

const toPalavras = (nome: string): string => {
  const ditas = nome.replaceAll('_', ' ')
  return ditas.charAt(0).toUpperCase() + ditas.slice(1)
}
