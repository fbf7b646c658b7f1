import { CadastroLinkAcao, type ErroDeLinha } from '@vitrine/contract'

import {
  checkReferencias,
  describeCadastro,
  refuseErros,
  saveDeclarados,
  type Gravada,
  type LinhaDeclarada,
  type Quem,
} from '#cadastro'
import { describeRegistro, type LinhaDe } from '#coluna'
import type { Transaction } from '#infra'

import { listDonos } from './link-acao.repository.ts'

const nome = 'links'
// How often it was used is counted by those who open it.
const registro = describeRegistro(
  'link_acao',
  ['idfornecedor'],
  ['idlinkacao', 'codigo', 'nome', 'descricao', 'acao', 'de', 'ate', 'limite', 'ativo'],
)
const cadastro = describeCadastro(registro, { chave: ['idlinkacao'] })

/** Writes short links of a supplier, as `saveDeclarados` says; how often they were used stays. */
export async function saveLinks(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroLinkAcao, 'idlinkacao'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome,
    schema: CadastroLinkAcao,
    cadastro,
    toGuardado: (link: CadastroLinkAcao) => link,
    fromGuardado: ({ de, ate, ...link }: LinhaDe<typeof registro>) => ({
      ...link,
      de: asInstante(de),
      ate: asInstante(ate),
    }),
    check,
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}

/** The driver reads moments as dates. */
function asInstante(momento: string | null): string | null {
  return momento === null ? null : new Date(momento).toISOString()
}

async function check(tx: Transaction, idfornecedor: string, links: CadastroLinkAcao[]): Promise<void> {
  const rows = await listDonos(
    tx,
    idfornecedor,
    links.map(({ codigo }) => codigo),
  )
  refuseErros(nome, listRepetidos(links, new Map(rows.map(({ codigo, idlinkacao }) => [codigo, idlinkacao]))))
  const nomeados = links.map(({ acao }) => ({
    idcadastroextraproduto: acao.tipo === 'PRODUTOS' ? acao.produtos.map(({ id }) => id) : [],
  }))
  await checkReferencias(tx, idfornecedor, nome, nomeados)
}

/** One link for each code. */
function listRepetidos(links: readonly CadastroLinkAcao[], donos: Map<string, string>): ErroDeLinha[] {
  return links.flatMap(({ codigo, idlinkacao }, linha) => {
    const dono = donos.get(codigo) ?? idlinkacao
    donos.set(codigo, dono)
    return dono === idlinkacao ? [] : [{ linha, campo: 'codigo', erro: 'Outro link tem este código.' }]
  })
}
