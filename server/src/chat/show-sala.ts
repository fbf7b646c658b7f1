import type { LeituraChat, MensagemChat, SalaChat } from '@vitrine/contract'

import type { MensagemRow } from './mensagem.repository.ts'
import type { Participante } from './participante.ts'
import type { SalaRow } from './sala.repository.ts'

/** A message as the contract answers it; what was withdrawn has no content. */
export function showMensagem(row: MensagemRow): MensagemChat {
  return {
    idmensagem: row.idmensagem,
    sala: row.idsala,
    sequencia: row.sequencia,
    revisao: row.revisao,
    lado: row.lado,
    autor: { idusuario: row.idusuario, nome: row.autor, papel: row.papel },
    interna: row.interna,
    conteudo: row.retirada_em === null ? row.conteudo : null,
    quando: row.quando,
    editada_em: row.editada_em,
    retirada_em: row.retirada_em,
  }
}

/** A room as this participant sees it. */
export function showSala(row: SalaRow, { lado, idusuario }: Participante): SalaChat {
  const { idatendente, atendente, ultima } = row
  return {
    sala: row.idsala,
    canal: row.canal,
    idfornecedor: row.idfornecedor,
    idcliente: row.idcliente,
    nome: (lado === 'LOJA' && row.canal !== 'EQUIPE' ? row.cliente : row.loja) ?? '',
    numpedido: row.numpedido,
    total_mensagens: row.total,
    revisao: row.revisao,
    notificacoes: row.notificacoes,
    mensagemChat: ultima && showMensagem(ultima),
    outroLado: outroLadoOf(row, lado),
    eu: { idusuario, entregue_ate: row.entregue_ate, lida_ate: row.lida_ate },
    atendente: idatendente === null ? null : { idusuario: idatendente, nome: atendente ?? '' },
  }
}

function outroLadoOf(row: SalaRow, lado: Participante['lado']): LeituraChat {
  return lado === 'LOJA'
    ? { entregue_ate: row.entregue_cliente, lida_ate: row.lida_cliente }
    : { entregue_ate: row.entregue_loja, lida_ate: row.lida_loja }
}
