import type { MotivoDeRecusa, RespostaDoRequerimento } from '@vitrine/contract'
import { formatDia } from '@vitrine/rules/data'

import type { Carta } from '#correio'
import { uuidv7 } from '#infra'

interface Destino {
  loja: string
  para: string
  nome: string
  protocolo: string
}

/** "We have your request": with its protocol, and the day until which it is answered. */
export function composeRecebimento({ loja, para, nome, protocolo }: Destino, prazo: string): Carta {
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: recebemos o seu pedido sobre dados pessoais`,
    texto: `Olá, ${nome}!\n\nRecebemos o seu pedido sobre os seus dados pessoais. O protocolo é ${protocolo}. A resposta chega até ${formatDia(prazo)}.\n\nGuarde o protocolo: é por ele que achamos o seu pedido.\n\n${loja}`,
  }
}

const desfechos: Record<RespostaDoRequerimento['desfecho'], string> = {
  ABERTO: 'Ele continua em andamento.',
  ATENDIDO: 'Ele foi atendido.',
  RECUSADO: 'Ele não pode ser atendido.',
}

/** What the law calls each reason, in a sentence. */
export const motivos: Record<MotivoDeRecusa, string> = {
  OBRIGACAO_LEGAL: 'a lei obriga a loja a guardar estes dados (LGPD, art. 16, I)',
  DIREITOS_EM_DISPUTA: 'os dados são necessários para o exercício de direitos em disputa (LGPD, art. 7, VI)',
  IDENTIDADE_NAO_CONFIRMADA: 'não foi possível confirmar quem fez o pedido (LGPD, art. 18, § 3)',
  SEM_DADOS: 'a loja não tem dados desta pessoa (LGPD, art. 18, § 4, II)',
  NAO_E_A_LOJA: 'não é a loja quem trata estes dados (LGPD, art. 18, § 4, I)',
}

/** The store's answer, and the way on: the national authority (LGPD art. 18, § 1). */
export function composeResposta(
  { loja, para, nome, protocolo }: Destino,
  { desfecho, resposta, motivo_recusa }: RespostaDoRequerimento,
): Carta {
  const porque = motivo_recusa ? ` Motivo: ${motivos[motivo_recusa]}.` : ''
  const recurso =
    desfecho === 'RECUSADO'
      ? '\n\nSe não concordar, responda à loja ou procure a Autoridade Nacional de Proteção de Dados (gov.br/anpd).'
      : ''
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: resposta ao pedido ${protocolo} sobre dados pessoais`,
    texto: `Olá, ${nome}!\n\nSobre o seu pedido de protocolo ${protocolo}: ${desfechos[desfecho].toLowerCase()}${porque}\n\n${resposta.trim()}${recurso}\n\n${loja}`,
  }
}

/** "You are forgotten here": what went, what stays, and how to erase the account as well. */
export function composeAnonimizado(
  { loja, para, nome, protocolo }: Destino,
  guardados: number,
  url: string,
): Carta {
  const ficam =
    guardados > 0
      ? `Ficam, pelo prazo da lei, os registros fiscais dos seus pedidos (${guardados}).`
      : 'Não há registros fiscais a guardar.'
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: apagamos os seus dados`,
    texto: `Olá, ${nome}!\n\nO seu pedido de protocolo ${protocolo} foi atendido: a loja apagou o seu cadastro nela, carrinho, listas, conversas, e os endereços e recados dos seus pedidos. ${ficam}\n\nA sua conta de acesso é sua. Para excluí-la também, abra "Meus dados":\n${url}\n\n${loja}`,
  }
}
