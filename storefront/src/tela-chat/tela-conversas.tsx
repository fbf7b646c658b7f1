import { Form, useActionData, useNavigation } from 'react-router'

import { urlsChat } from '@vitrine/contract/urls-chat'
import { Button, EmptyState, Notice } from '@vitrine/ui'

import { NaoLido, useLoja } from '#shell'

import { ListaSalas } from './lista-salas.tsx'
import type { loadSalas, openSala } from './load-salas.ts'

/** The rooms of a cliente at this store, the newest talk first (readings 9, ux 1.18.1). */
export function TelaConversas({ quem, salas, hoje }: Awaited<ReturnType<typeof loadSalas>>) {
  const { nome } = useLoja()
  const erro = useActionData<typeof openSala>()?.erro
  return (
    <main className="wrap chat">
      <title>{`Conversas · ${nome}`}</title>
      <section className="chat-lado" aria-labelledby="conversas">
        <div className="chat-titulo">
          <h1 id="conversas">Conversas</h1>
          {salas && salas.totalItems > 0 && <Comecar variant="outline">Nova mensagem</Comecar>}
        </div>
        {erro && (
          <Notice tone="danger" live="alert" className="mb-4">
            {erro}
          </Notice>
        )}
        {salas === null && (
          <NaoLido titulo="Não conseguimos ler suas conversas">
            Elas estão guardadas. Tente em alguns instantes.
          </NaoLido>
        )}
        {salas?.totalItems === 0 && (
          <EmptyState
            icon="message-circle"
            title="Nenhuma conversa por aqui"
            action={<Comecar variant="brand">Escrever para a loja</Comecar>}
          >
            Pergunte sobre um produto, a entrega ou um pedido: {nome} responde aqui.
          </EmptyState>
        )}
        {salas && salas.totalItems > 0 && <ListaSalas quem={quem} salas={salas} hoje={hoje} />}
      </section>
      <div className="chat-vazia" aria-hidden>
        <EmptyState icon="message-circle">Escolha uma conversa para ler e responder.</EmptyState>
      </div>
    </main>
  )
}

/** The room of the cliente itself: there is one, whoever presses. */
function Comecar({ variant, children }: { variant: 'outline' | 'brand'; children: string }) {
  const { slug } = useLoja()
  const { state } = useNavigation()
  return (
    <Form method="post" action={urlsChat.conversas(slug)}>
      <Button type="submit" variant={variant} icon="message-circle" loading={state === 'submitting'}>
        {children}
      </Button>
    </Form>
  )
}
