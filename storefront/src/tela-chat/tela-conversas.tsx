import { Form, useActionData, useNavigation } from 'react-router'

import { urlsChat } from '@vitrine/contract/urls-chat'
import { Button, EmptyState, Notice } from '@vitrine/ui'

import { NaoLido, useLoja } from '#shell'

import { ListaSalas } from './lista-salas.tsx'
import type { loadSalas, openSala } from './load-salas.ts'

type Lidas = Awaited<ReturnType<typeof loadSalas>>

/** The rooms of a cliente at this store, the newest talk first (readings 9, ux 1.18.1). */
export function TelaConversas(lidas: Lidas) {
  const { nome } = useLoja()
  const erro = useActionData<typeof openSala>()?.erro
  return (
    <main className="wrap chat">
      <title>{`Conversas · ${nome}`}</title>
      <section className="chat-lado" aria-labelledby="conversas">
        <div className="chat-titulo">
          <h1 id="conversas">Conversas</h1>
          {hasSalas(lidas) && <NovaMensagem />}
        </div>
        {erro && (
          <Notice tone="danger" live="alert" className="mb-4">
            {erro}
          </Notice>
        )}
        <Conversas {...lidas} />
      </section>
      <div className="chat-vazia" aria-hidden>
        <EmptyState icon="message-circle">Escolha uma conversa para ler e responder.</EmptyState>
      </div>
    </main>
  )
}

/** The list, on its page and in the window over others. */
export function Conversas({ quem, salas, hoje }: Lidas) {
  const { nome } = useLoja()
  if (salas === null)
    return (
      <NaoLido titulo="Não conseguimos ler suas conversas">
        Elas estão guardadas. Tente em alguns instantes.
      </NaoLido>
    )
  if (salas.totalItems === 0)
    return (
      <EmptyState
        icon="message-circle"
        title="Nenhuma conversa por aqui"
        action={<Comecar variant="brand">Escrever para a loja</Comecar>}
      >
        Pergunte sobre um produto, a entrega ou um pedido: {nome} responde aqui.
      </EmptyState>
    )
  return <ListaSalas quem={quem} salas={salas} hoje={hoje} />
}

export const hasSalas = ({ salas }: Lidas) => salas !== null && salas.totalItems > 0

export function NovaMensagem({ size }: { size?: 's' }) {
  return (
    <Comecar variant="outline" size={size}>
      Nova mensagem
    </Comecar>
  )
}

/** The room of the cliente itself: there is one, whoever presses. */
function Comecar({
  children,
  ...look
}: {
  variant: 'outline' | 'brand'
  size?: 's' | undefined
  children: string
}) {
  const { slug } = useLoja()
  const { state } = useNavigation()
  return (
    <Form method="post" action={urlsChat.conversas(slug)}>
      <Button type="submit" {...look} icon="message-circle" loading={state === 'submitting'}>
        {children}
      </Button>
    </Form>
  )
}
