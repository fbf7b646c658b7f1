import type { Descricoes } from '#descricao'

/** Conversation, and the store's side of it (§3 Chat; decisions 0106 and 0108). */
export const conversa = {
  sala: 'Room of the conversation.',
  idsala: 'Id of the newest room of the conversation; null: there is none yet.',
  total_mensagens: 'How many messages of the room this session may see.',
  notificacoes: 'How many messages of the other side this login has not seen.',
  mensagemChat: 'Newest message that this session may see; null: none.',
  mensagens: 'Messages of the room, in the order in which they were written (or changed, with `desde`).',
  maisAntes: 'Whether there are older messages before the first of these.',
  maisDepois: 'Whether there are more changes after the last of these; only with `desde`.',
  idmensagem: 'Id of the message.',
  autor: 'Who wrote the message.',
  interna: "True: a note of the store's team, never shown to customers.",
  conteudo: 'What it holds or says, by its kind; null: nothing any more.',
  pede_aceite:
    'Whether the store asks for an answer to the proposal now; false: it shows how far the talk is.',
  bytes: 'Size of the file in bytes.',
  push: 'Whether the devices of this login are told of messages that it has not read.',
  editada_em: 'When its words were last changed, ISO 8601 instant; null: never.',
  retirada_em: 'When it was withdrawn, ISO 8601 instant; null: it was not.',
  outroLado: 'How far the other side is: up to there messages are delivered, or read.',
  eu: 'This login, and how far it is.',
  entregue_ate: 'Up to which message (`sequencia`) a device of that side has them.',
  lida_ate: 'Up to which message (`sequencia`) somebody of that side has read.',
  atendente: 'Attendant, by name or as a person; null: nobody yet.',
  idatendente: 'Id of the login of the attendant; null: nobody.',
  dados: 'The file in base64: JPEG, PNG, WebP or PDF, 8 MB at most; its bytes say which.',
  volta_em: 'When somebody of the store is there again, ISO 8601 instant; null: now, or nobody said when.',
  prazo_minutos:
    'Within how many minutes of its opening hours the store answers, 1 to 2,880; null: it promises nothing.',
  vista: 'Which part of the list is asked for.',
  atrasadas: 'Conversations that wait for an answer for too long.',
  adiada_ate: 'Put out of sight until then or until the customer writes, ISO 8601 instant; null: it is not.',
  esperando_desde: 'Since when the customer waits for an answer, ISO 8601 instant; null: it does not.',
  atrasada: 'Whether the answer is overdue.',
  no_carrinho: 'Name of who of its customer looks at the cart just now; null: nobody.',
  sem_atendente: 'How many open conversations nobody has taken.',
  adiadas: 'How many conversations are put off.',
  minhas: 'How many belong to the login that asks.',
  conversas: 'How many open conversations the attendant has taken, without those put off.',
  ausencia:
    'Whether who writes outside of the opening hours is answered by itself, once in each closed period.',
  atende_feriado:
    'Whether the people of the store answer on national and state holidays too; days that it closes itself they never do.',
  fechado_hoje: 'What closes the whole of today, so that nobody answers; null: a day like others.',
  mensagem_ausencia:
    "The supplier's words for that, with `{cliente}`, `{loja}` and `{volta}` to be filled in; '': the shop's own.",
  idresposta: 'Id of the ready answer (UUID); that of a new one is made by who writes it.',
  atalho: 'What is typed after the slash to find the ready answer: lower case, digits, hyphens.',
} satisfies Descricoes
