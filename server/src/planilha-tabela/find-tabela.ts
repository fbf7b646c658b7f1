import { readChave, readDia, splitLista } from '@vitrine/rules/importacao'
import { formatDia } from '@vitrine/rules/data'
import { foldTexto } from '@vitrine/rules/texto'

import type { Celulas } from '#especie'
import type { Db } from '#infra'

import { listNomesDeGrupos, listTabelas, type TabelaDePreco } from './tabela.repository.ts'

/** Price tables and groups of a store, as cells name them. */
export interface TabelasDaLoja {
  tabelas: readonly TabelaDePreco[]
  /** By folded name; null: several have it. */
  porNome: ReadonlyMap<string, TabelaDePreco | null>
  /** Folded name -> name. */
  grupos: ReadonlyMap<string, string>
}

/** A table that rows name and the store does not have: for these groups, on these days. */
export interface TabelaNova {
  nome: string
  tags: string[]
  inicio: string | null
  fim: string | null
}

interface Recusa {
  campo: string
  erro: string
}

export type TabelaDaLinha = { tabela: TabelaDePreco } | { nova: TabelaNova } | Recusa

export async function readTabelas(db: Db, idfornecedor: string): Promise<TabelasDaLoja> {
  const [tabelas, grupos] = await Promise.all([
    listTabelas(db, idfornecedor),
    listNomesDeGrupos(db, idfornecedor),
  ])
  const porNome = new Map<string, TabelaDePreco | null>()
  for (const tabela of tabelas) {
    const nome = foldTexto(tabela.nome)
    porNome.set(nome, porNome.has(nome) ? null : tabela)
  }
  return { tabelas, porNome, grupos: new Map(grupos.map((grupo) => [foldTexto(grupo), grupo])) }
}

/** What cells say of a table; what has no column is undefined. */
interface Ditas {
  nome: string
  grupos: readonly string[]
  inicio: string | null
  fim: string | null
}

/** The table that a row is of: by its name, else by its group and days. What its other cells say must be what the table is. */
export function findTabela(celulas: Celulas, loja: TabelasDaLoja): TabelaDaLinha {
  const lidas = readDitas(celulas)
  if ('erro' in lidas) return lidas
  const { nome } = lidas
  const tabela = nome === '' ? undefined : loja.porNome.get(foldTexto(nome))
  if (tabela === null)
    return { campo: 'tabela', erro: `Há duas tabelas ${nome}: mude o nome de uma em Preços.` }
  return tabela ? (findDiferenca(lidas, tabela) ?? { tabela }) : findDoGrupo(lidas, loja)
}

function findDoGrupo({ nome, grupos, inicio, fim }: Ditas, loja: TabelasDaLoja): TabelaDaLinha {
  const desconhecido = grupos.find((grupo) => !loja.grupos.has(foldTexto(grupo)))
  if (desconhecido !== undefined)
    return { campo: 'grupo', erro: `Nenhum cliente desta loja é do grupo "${desconhecido.slice(0, 40)}".` }
  // Of other programs the table is the group.
  const doNome = grupos.length === 0 ? loja.grupos.get(foldTexto(nome)) : undefined
  const tags = (doNome === undefined ? grupos : [doNome]).map(
    (grupo) => loja.grupos.get(foldTexto(grupo)) ?? grupo,
  )
  if (tags.length === 0) return refuseSemGrupo(nome)
  if (inicio && fim && fim < inicio) return { campo: 'fim', erro: 'O último dia vem antes do primeiro.' }
  return nome === '' || doNome !== undefined
    ? findPeloGrupo({ nome: nameTabela(tags, inicio, fim), tags, inicio, fim }, loja)
    : { nova: { nome: nome.slice(0, 80), tags, inicio, fim } }
}

function findPeloGrupo(dita: TabelaNova, { tabelas, porNome }: TabelasDaLoja): TabelaDaLinha {
  const { tags, inicio, fim, nome } = dita
  const [tabela, outra] = tabelas.filter(
    (cada) => cada.simples && isSame(cada.tags, tags) && cada.inicio === inicio && cada.fim === fim,
  )
  if (outra)
    return { campo: 'grupo', erro: 'Mais de uma tabela é deste grupo e destes dias: diga o nome dela.' }
  if (tabela) return { tabela }
  return porNome.has(foldTexto(nome))
    ? {
        campo: 'grupo',
        erro: `A tabela "${nome}" vale para outro grupo ou outros dias: diga o nome da tabela.`,
      }
    : { nova: dita }
}

function readDitas({ tabela = '', grupo = '', inicio = '', fim = '' }: Celulas): Ditas | Recusa {
  const [de, ate] = [inicio, fim].map((celula) => {
    const texto = celula.trim()
    return texto === '' ? { valor: null } : readDia(texto)
  })
  if (de && 'erro' in de) return { campo: 'inicio', erro: de.erro }
  if (ate && 'erro' in ate) return { campo: 'fim', erro: ate.erro }
  const dayOf = (lida: typeof de) => (typeof lida?.valor === 'string' ? lida.valor : null)
  return {
    nome: readChave(tabela),
    grupos: splitLista(readChave(grupo), { virgula: true }),
    inicio: dayOf(de),
    fim: dayOf(ate),
  }
}

/** What a row says of a table otherwise than it is; an empty cell says nothing. */
function findDiferenca({ grupos, ...dias }: Ditas, tabela: TabelaDePreco): Recusa | null {
  const { nome, tags } = tabela
  if (grupos.length > 0 && !isSame(grupos, tags)) {
    const quem = tags.length > 0 ? `para ${tags.join(', ')}` : 'para todos'
    return { campo: 'grupo', erro: `A tabela ${nome} é ${quem}: mude isso em Preços, ou diga outro nome.` }
  }
  for (const campo of ['inicio', 'fim'] as const) {
    if (dias[campo] === null || dias[campo] === tabela[campo]) continue
    return {
      campo,
      erro: `A tabela ${nome} vale ${sayDias(tabela.inicio, tabela.fim)}: mude os dias em Preços, ou diga outro nome.`,
    }
  }
  return null
}

function refuseSemGrupo(nome: string): Recusa {
  if (nome === '') return { campo: 'tabela', erro: 'Diga a tabela de preço, ou o grupo de clientes.' }
  return {
    campo: 'tabela',
    erro: `A loja não tem a tabela "${nome.slice(0, 80)}": diga o grupo de clientes dela na coluna Grupo, ou crie a tabela em Preços.`,
  }
}

function isSame(uns: readonly string[], outros: readonly string[]): boolean {
  const dobrados = (nomes: readonly string[]) => nomes.map(foldTexto).toSorted().join('|')
  return dobrados(uns) === dobrados(outros)
}

function nameTabela(tags: readonly string[], inicio: string | null, fim: string | null): string {
  const dias = inicio === null && fim === null ? '' : ` ${sayDias(inicio, fim)}`
  return `Tabela ${tags.join(', ').slice(0, 45)}${dias}`
}

/** 'sempre', 'de 01/12/2026 a 31/12/2026', 'desde …', 'até …'. */
export function sayDias(inicio: string | null, fim: string | null): string {
  if (inicio !== null && fim !== null) return `de ${formatDia(inicio)} a ${formatDia(fim)}`
  if (inicio !== null) return `desde ${formatDia(inicio)}`
  return fim === null ? 'sempre' : `até ${formatDia(fim)}`
}
