import type { EspecieDeAcesso } from '@vitrine/contract'

/** Kinds of reason, as people say them; in the order of a choice. */
export const ESPECIES: Record<EspecieDeAcesso, string> = {
  PEDIDO_DA_LOJA: 'Ajuda pedida pela loja',
  AJUDA_A_CLIENTE: 'Ajuda a um cliente',
  SUSPEITA_DE_FRAUDE: 'Suspeita de fraude',
  FALHA_DO_SISTEMA: 'Falha do sistema',
  ORDEM_JUDICIAL: 'Ordem judicial',
}

export const isEspecie = (dita: string): dita is EspecieDeAcesso => Object.hasOwn(ESPECIES, dita)
