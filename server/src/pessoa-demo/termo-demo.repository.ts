import { termos, usuarios } from '@vitrine/demo'
import { DIA_MS } from '@vitrine/rules/data'

import { asLinhas } from '#coluna'
import type { Transaction } from '#infra'
import { publishTermos } from '#termo'

import { idDemo } from '#loja-demo'
import { idCliente, idUsuario } from './pessoa-demo.repository.ts'

/** The platform's terms of use, accepted by whoever buys: in the version in force, or the older one that the person names. */
export async function insertTermos(tx: Transaction, agora: Date): Promise<void> {
  const publicados = termos.map(({ ha_dias, ...termo }) => ({
    ...termo,
    publicado_em: new Date(agora.getTime() - ha_dias * DIA_MS).toISOString(),
  }))
  await publishTermos(tx, null, publicados)
  const emVigor = publicados.at(-1)
  const aceites = usuarios.flatMap(({ email, clientes = [], termos: versao = emVigor?.versao }) => {
    const [primeiro] = clientes
    const termo = publicados.find((publicado) => publicado.versao === versao)
    if (!primeiro || !termo) return []
    return {
      idaceite: idDemo('aceite', email, termo.versao),
      idusuario: idUsuario(email),
      idcliente: idCliente(primeiro.chave),
      idfornecedor: null,
      versao: termo.versao,
      ip: '203.0.113.7',
      agente: 'Dados de demonstração',
      aceito_em: new Date(Date.parse(termo.publicado_em) + DIA_MS),
    }
  })
  await tx`insert into aceite_termo ${asLinhas(tx, 'aceite_termo', aceites)}`
}
