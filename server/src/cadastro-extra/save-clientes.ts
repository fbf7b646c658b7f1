import { CadastroDeCliente, type ErroDeLinha } from '@vitrine/contract'

import {
  idsOf,
  lockCatalogo,
  refuseErros,
  saveDeclarados,
  type Gravada,
  type LinhaDeclarada,
  type Quem,
} from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroExtra, fromGuardados, toCliente, toExtra, type ExtraGuardado } from './cadastro-cliente.ts'
import { ensureClientes, listClientesGuardados, listRepresentantes } from './cadastro-extra.repository.ts'

const nome = 'clientes'

export interface ClienteGravado extends Gravada {
  /** Id of the customer; when the document was known already, it differs from the id that was sent. */
  idcliente: string
}

/**
 * Writes a supplier's customers, as `saveDeclarados` says. Personal data are written only for a document that is new to the platform; what customer and supplier are to
 * each other (approval, tags, credit, representative, code, answers) is written in any case.
 */
export async function saveClientes(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroDeCliente, 'idcliente'>[],
): Promise<ClienteGravado[]> {
  if (linhas.length === 0) return []
  const { idfornecedor } = quem
  await lockCatalogo(tx, idfornecedor)
  const ids = idsOf(linhas.map(({ idcliente }) => idcliente))
  const conhecidos = await listClientesGuardados(tx, idfornecedor, ids)
  const porId = new Map(conhecidos.map((cliente) => [cliente.idcliente, cliente]))
  let idclientes: string[] = []
  const quaisSao = new Map<CadastroDeCliente, string>()
  const escritor = {
    nome,
    schema: CadastroDeCliente,
    cadastro: cadastroExtra,
    fromGuardado: (extra: ExtraGuardado) => fromGuardados(extra, porId.get(extra.idcliente)),
    check: async (tx: Transaction, idfornecedor: string, ditos: CadastroDeCliente[]) => {
      await checkRepresentantes(tx, idfornecedor, ditos)
      const achados = await ensureClientes(tx, ditos.map(toCliente))
      refuseErros(nome, listErrosEntre(ditos, achados))
      idclientes = achados.map((achado) => achado ?? '')
      ditos.forEach((dito, i) => quaisSao.set(dito, idclientes[i] ?? ''))
    },
    toGuardado: (dito: CadastroDeCliente) => toExtra(dito, quaisSao.get(dito) ?? ''),
  }
  const gravadas = await saveDeclarados(tx, quem, escritor, linhas)
  return gravadas.map((gravada, i) => ({ ...gravada, idcliente: idclientes[i] ?? '' }))
}

async function checkRepresentantes(
  tx: Transaction,
  idfornecedor: string,
  ditos: readonly CadastroDeCliente[],
): Promise<void> {
  const ids = [...new Set(ditos.flatMap(({ idrepresentante }) => idrepresentante ?? []))]
  if (ids.length === 0) return
  const deles = await listRepresentantes(tx, idfornecedor, ids)
  refuseErros(
    nome,
    ditos.flatMap(({ idrepresentante }, linha) =>
      idrepresentante === null || deles.has(idrepresentante)
        ? []
        : [{ linha, campo: 'idrepresentante', erro: 'Esta pessoa não representa a loja.' }],
    ),
  )
}

/** One row for each document, and each id is of one document. */
function listErrosEntre(
  ditos: readonly CadastroDeCliente[],
  achados: readonly (string | null)[],
): ErroDeLinha[] {
  const vistos = new Set<string>()
  return ditos.flatMap(({ documento }, linha) => {
    const achado = achados[linha]
    if (!achado) return [{ linha, campo: 'idcliente', erro: 'Este id é de outro cliente.' }]
    const repetido = vistos.has(achado)
    vistos.add(achado)
    return repetido
      ? [{ linha, campo: 'documento', erro: `O documento ${documento} aparece duas vezes.` }]
      : []
  })
}
