import type { ConteudoNovo } from '@vitrine/contract'

import { ensureSala, saveLeitura, writeMensagem, type Participante } from '#chat'
import type { Db } from '#infra'
import { idDemo } from '#loja-demo'

import { findPedidoRecente, moveMensagens } from './conversa-demo.repository.ts'
import { idCliente, idUsuario } from './pessoa-demo.repository.ts'

const SLUG = 'emporio'
const idfornecedor = idDemo(SLUG)
const idcliente = idCliente('ana')
const ana: Participante = {
  idfornecedor,
  idcliente,
  idusuario: idUsuario('ana@vitrine.example'),
  lado: 'CLIENTE',
  nome: 'Ana Ribeiro',
  papel: 'cliente',
}
const davi: Participante = {
  idfornecedor,
  idcliente: null,
  idusuario: idUsuario('dono@vitrine.example'),
  lado: 'LOJA',
  nome: 'Davi Moraes',
  papel: 'fornecedor',
}

/** Who says what, and how many minutes before now. */
type Fala = [quem: Participante, minutos: number, conteudo: string | ConteudoNovo]

/** Two talks of ana with the emporio: one as a customer, one about her newest order. */
export async function insertConversas(db: Db, agora: Date): Promise<void> {
  const numpedido = await findPedidoRecente(db, { idfornecedor, idcliente })
  await say(db, agora, null, [
    [ana, 1505, 'Bom dia! O mel silvestre voltou?'],
    [davi, 1497, 'Bom dia, Ana! Chegou hoje cedo do Apiário do Lobo.'],
    [davi, 1496, { tipo: 'PRODUTO', idcadastroextraproduto: idDemo(SLUG, 'DC-0501'), quantidade: null }],
    [ana, 1490, 'Que bom. Levo na próxima compra, obrigada!'],
  ])
  if (numpedido === null) return
  await say(db, agora, numpedido, [
    [ana, 47, 'Oi! Esqueci o pão e a manteiga. Ainda dá para incluir na entrega?'],
    [davi, 44, 'Oi, Ana. Dá, sim: a separação começa depois do almoço.'],
    [davi, 43, 'O pão é o de fermentação natural, de 600 g?'],
    [ana, 40, 'Esse mesmo. E a manteiga com sal.'],
    [davi, 36, { tipo: 'PEDIDO', numpedido }],
    [davi, 35, 'Separo os dois e confirmo por aqui antes de sair.'],
  ])
}

async function say(db: Db, agora: Date, numpedido: number | null, falas: readonly Fala[]): Promise<void> {
  const idsala = await ensureSala(db, ana, { idcliente, numpedido })
  if (!idsala) throw new Error('ana is no customer of the emporio')
  for (const [quem, , conteudo] of falas) {
    const idmensagem = idDemo(idsala, 'mensagem', JSON.stringify(conteudo))
    const dita = typeof conteudo === 'string' ? { tipo: 'TEXTO' as const, texto: conteudo } : conteudo
    await writeMensagem(db, quem, { idsala, idmensagem, interna: false, conteudo: dita })
  }
  const lida = { idsala, entregue_ate: falas.length, lida_ate: falas.length }
  await saveLeitura(db, davi, lida)
  await moveMensagens(
    db,
    idsala,
    falas.map(([, minutos]) => new Date(agora.getTime() - minutos * 60_000)),
  )
}
