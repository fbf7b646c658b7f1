import type { LadoChat } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import { Falha, type Db, type Fragment } from '#infra'

/** Who talks: a login, on one side of the rooms of a store. */
export interface Participante {
  idfornecedor: string
  idusuario: string
  /** Whose rooms these are; null: of all customers of the store, for who works there. */
  idcliente: string | null
  lado: Exclude<LadoChat, 'SISTEMA'>
  nome: string
  papel: string
}

/**
 * The participant that a session is at a store. A representative talks for the cliente that it chose. Throws `nao_encontrado` where
 * there is no cliente: strangers learn nothing.
 */
export function requireParticipante({
  fornecedor,
  sessao,
  papel,
  idcliente,
}: ContextoComprador): Participante {
  // Whoever runs the platform is on no side of a conversation, whatever customer it names (decision 0154).
  if (!fornecedor || !sessao || papel === 'operador') throw new Falha('nao_encontrado')
  const lado = papel === 'atendente' || papel === 'fornecedor' ? 'LOJA' : 'CLIENTE'
  if (lado === 'CLIENTE' && !idcliente) throw new Falha('nao_encontrado')
  return {
    idfornecedor: fornecedor.idfornecedor,
    idusuario: sessao.idusuario,
    idcliente: lado === 'LOJA' ? null : idcliente,
    lado,
    nome: sessao.nome || (sessao.cliente_nome ?? ''),
    papel,
  }
}

/** Rooms that a participant is a member of, as a condition on `sala_chat s`: the one place where it is decided. */
export function isMembro(db: Db, { idfornecedor, idcliente, lado }: Participante): Fragment {
  return lado === 'LOJA'
    ? db`s.idfornecedor = ${idfornecedor}`
    : db`s.idfornecedor = ${idfornecedor} and s.idcliente = ${idcliente}`
}

/** Messages that a participant may see, as a condition on `mensagem_chat m`. */
export function isVisivel(db: Db, { lado }: Participante): Fragment {
  return lado === 'LOJA' ? db`true` : db`not m.interna`
}

/** Messages that count as unseen until this login has read them, on `mensagem_chat m` and `sala_chat s`. */
export function isDoOutro(db: Db, { lado, idusuario }: Participante): Fragment {
  return lado === 'LOJA'
    ? db`m.retirada_em is null and (m.lado = 'CLIENTE' or (s.canal = 'EQUIPE' and m.idusuario is distinct from ${idusuario}))`
    : db`m.retirada_em is null and not m.interna and m.lado <> 'CLIENTE'`
}
