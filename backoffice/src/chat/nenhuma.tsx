import { EmptyState, type IconName } from '@vitrine/ui'

import type { Visao } from './visao.ts'

const ditos: Record<Visao, { icone: IconName; titulo: string; texto: string }> = {
  todas: {
    icone: 'message-circle',
    titulo: 'Nenhuma conversa aberta',
    texto:
      'Clientes escrevem pela loja, em “Conversas” ou em “Falar sobre este pedido”. Você responde daqui, ao vivo.',
  },
  minhas: {
    icone: 'inbox',
    titulo: 'Nada com você',
    texto: 'Quem responde a uma conversa sem atendente fica com ela. Também dá para assumir no alto dela.',
  },
  'sem-atendente': {
    icone: 'check-check',
    titulo: 'Todas têm atendente',
    texto: 'Quando um cliente novo escrever, a conversa aparece aqui até alguém responder.',
  },
  atrasadas: {
    icone: 'check-check',
    titulo: 'Nada atrasado',
    texto: 'Quem espera por mais tempo que o prazo da loja aparece aqui.',
  },
  'nao-lidas': {
    icone: 'check-check',
    titulo: 'Tudo lido',
    texto: 'Quando um cliente escrever, a conversa aparece aqui.',
  },
  adiadas: {
    icone: 'calendar-clock',
    titulo: 'Nada adiado',
    texto: 'O que você adia volta sozinho na hora, ou antes, se o cliente escrever.',
  },
  resolvidas: {
    icone: 'check-check',
    titulo: 'Nenhuma resolvida',
    texto: 'O que você resolve fica aqui. Uma mensagem nova do cliente abre de novo.',
  },
}

/** What is said where a list is empty. */
export function Nenhuma({ visao }: { visao: Visao }) {
  const { icone, titulo, texto } = ditos[visao]
  return (
    <EmptyState icon={icone} title={titulo}>
      {texto}
    </EmptyState>
  )
}
