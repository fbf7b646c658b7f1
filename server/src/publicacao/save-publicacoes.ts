import { isDeepStrictEqual } from 'node:util'

import { cadastroPublicacao, type Conteudo, type ErroDeLinha, type TipoPublicacao } from '@vitrine/contract'
import type { z } from 'zod'

import {
  idsOf,
  lockCatalogo,
  refuseErros,
  saveDeclarados,
  type Gravada,
  type Quem,
  type Versao,
} from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroPublicacaoGuardada, type PublicacaoGuardada } from './cadastro-publicacao.ts'
import { listChaves, listNumeros, listVersoes, type VersaoGuardada } from './publicacao.repository.ts'

type Dita = z.output<ReturnType<typeof cadastroPublicacao>>

/** A version as it is said: a new one whole, of one that stands what changes. */
export type LinhaDePublicacao<D extends z.ZodType<object>> = Partial<Omit<Dita, 'dados'>> & {
  idpublicacao: string
  dados?: z.input<D>
  versao: Versao
}

/**
 * Writes versions of one kind of content, as `saveDeclarados` says: each with its number among those of its piece. What was published
 * stays as it was (its schedule can change); who edits it writes another version.
 */
export async function savePublicacoes<D extends z.ZodType<object>>(
  tx: Transaction,
  quem: Quem,
  conteudo: Conteudo<D>,
  linhas: readonly LinhaDePublicacao<D>[],
): Promise<Gravada[]> {
  const { idfornecedor } = quem
  const { tipo, nome, dados } = conteudo
  // Numbers and names are given to one after the other.
  await lockCatalogo(tx, idfornecedor)
  const ids = idsOf(linhas.map(({ idpublicacao }) => idpublicacao))
  const guardadas = await listVersoes(tx, idfornecedor, ids)
  const porId = new Map(guardadas.map((guardada) => [guardada.idpublicacao, guardada]))
  const alheia = guardadas.find((guardada) => guardada.tipo !== tipo)
  if (alheia) throw new Error(`${alheia.idpublicacao} is no ${tipo}`)
  const numeroDe = await giveNumeros(tx, idfornecedor, { tipo, linhas, porId })
  const agora = new Date().toISOString()
  const escritor = {
    nome,
    schema: cadastroPublicacao(dados),
    cadastro: cadastroPublicacaoGuardada,
    toGuardado: ({ dados, ...dita }: Dita): PublicacaoGuardada => ({
      ...dita,
      dados: asGuardado(dados),
      tipo,
      numero: numeroDe(dita.idpublicacao),
      publicada_em:
        dita.estado === 'PUBLICADA'
          ? (porId.get(dita.idpublicacao)?.publicada_em?.toISOString() ?? agora)
          : null,
    }),
    fromGuardado: ({
      tipo: _tipo,
      numero: _numero,
      publicada_em: _em,
      de,
      ate,
      ...dita
    }: PublicacaoGuardada) => ({
      ...dita,
      de: asInstante(de),
      ate: asInstante(ate),
    }),
    check: async (_tx: Transaction, _id: string, ditas: Dita[]) =>
      refuseErros(nome, [
        ...ditas.flatMap((dita, linha) => whyFixa(dita, porId.get(dita.idpublicacao), { linha, dados })),
        ...(await listRepetidas(tx, idfornecedor, { tipo, ditas })),
      ]),
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}

/** The number of each version: its own, or the next of its piece. */
async function giveNumeros(
  tx: Transaction,
  idfornecedor: string,
  {
    tipo,
    linhas,
    porId,
  }: {
    tipo: TipoPublicacao
    linhas: readonly { idpublicacao: string; idconteudo?: string }[]
    porId: ReadonlyMap<string, VersaoGuardada>
  },
): Promise<(idpublicacao: string) => number> {
  const novas = linhas.filter(({ idpublicacao }) => !porId.has(idpublicacao.toLowerCase()))
  const idconteudos = idsOf(novas.map(({ idconteudo }) => idconteudo))
  const rows = await listNumeros(tx, idfornecedor, { tipo, idconteudos })
  const ultimos = new Map(rows.map(({ idconteudo, numero }) => [idconteudo, numero]))
  const numeros = new Map([...porId].map(([id, { numero }]) => [id, numero]))
  for (const { idpublicacao, idconteudo = '' } of novas) {
    const numero = (ultimos.get(idconteudo.toLowerCase()) ?? 0) + 1
    ultimos.set(idconteudo.toLowerCase(), numero)
    numeros.set(idpublicacao.toLowerCase(), numero)
  }
  return (id) => numeros.get(id) ?? 1
}

/** What was published is what people saw: only its schedule changes. A version stays one of its piece. */
function whyFixa(
  dita: Dita,
  guardada: VersaoGuardada | undefined,
  { linha, dados }: { linha: number; dados: z.ZodType<object> },
): ErroDeLinha[] {
  if (!guardada) return []
  const refuse = (campo: string, erro: string) => [{ linha, campo, erro }]
  if (dita.idconteudo !== guardada.idconteudo) return refuse('idconteudo', 'Esta versão é de outro conteúdo.')
  if (guardada.estado !== 'PUBLICADA') return []
  if (dita.estado !== 'PUBLICADA')
    return refuse('estado', 'Esta versão já foi publicada: diga até quando vale.')
  // As it is read today: a field that came later has its default.
  const lidos = dados.safeParse(guardada.dados).data ?? guardada.dados
  return dita.chave === guardada.chave &&
    isDeepStrictEqual(asGuardado(dita.dados), asGuardado(lidos as object)) // a version is an object
    ? []
    : refuse('dados', 'Esta versão já foi publicada: escreva outra.')
}

/** Refuses a name that another piece of content already has. */
async function listRepetidas(
  tx: Transaction,
  idfornecedor: string,
  { tipo, ditas }: { tipo: TipoPublicacao; ditas: readonly Dita[] },
): Promise<ErroDeLinha[]> {
  const publicadas = ditas
    .map((dita, linha) => ({ ...dita, linha }))
    .filter(({ estado }) => estado === 'PUBLICADA')
  const chaves = [...new Set(publicadas.map(({ chave }) => chave))]
  const donos = await listChaves(tx, idfornecedor, { tipo, chaves })
  return publicadas.flatMap(({ chave, idconteudo, linha }) => {
    const outros = [...donos, ...publicadas].filter((dono) => dono.chave === chave)
    const repetida = outros.some((dono) => dono.idconteudo !== idconteudo)
    return repetida ? [{ linha, campo: 'chave', erro: 'Já há outro conteúdo com este nome.' }] : []
  })
}

/** The content as the table returns it: without undefined fields. */
function asGuardado(dados: object): object {
  return JSON.parse(JSON.stringify(dados)) as object // an object stays one
}

/** The driver reads moments as dates. */
function asInstante(momento: string | null): string | null {
  return momento === null ? null : new Date(momento).toISOString()
}
