import type { MensagemChat } from '@vitrine/contract'

/** Who wrote a message; a representative is named as one, whose words are the customer's only by it. */
export const nameAutor = ({ nome, papel }: MensagemChat['autor']): string =>
  papel === 'representante' ? `${nome}, representante` : nome
