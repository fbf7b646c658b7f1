import { Button, Notice } from '@vitrine/ui'

import { sayPreco } from '#grade'

import type { EnvioDaVersao } from './use-envio.ts'
import type { Mesa } from './use-mesa.ts'

/** What happened while one looked: a colleague wrote in the same lines, the version went out, the customer answered. */
export function AvisosDaMesa({ mesa, envio }: { mesa: Mesa; envio: EnvioDaVersao }) {
  const { conflito } = mesa.gravacao
  const { enviada, dismiss } = envio
  const { grade } = mesa
  return (
    <div className="og-avisos">
      {conflito && (
        <Notice
          tone="warning"
          live="alert"
          title={`${conflito.por} escreveu nos mesmos produtos.`}
          action={
            <span className="og-escolha">
              <Button variant="outline" size="s" onClick={conflito.takeOutros}>
                {`Ficar com os de ${conflito.por.split(' ')[0]}`}
              </Button>
              <Button variant="outline" size="s" onClick={conflito.keepMeus}>
                Gravar os meus
              </Button>
            </span>
          }
        >
          {conflito.linhas
            .map(({ nome, meu, outro }) => `${nome}: ${sayPreco(outro)} em vez de ${sayPreco(meu)}`)
            .join('; ')}
          .
        </Notice>
      )}
      {enviada && (
        <Notice
          tone="success"
          live="status"
          title={`Versão ${enviada.versao} enviada.`}
          action={
            enviada.whatsapp ? (
              <Button
                variant="outline"
                size="s"
                icon="external-link"
                href={enviada.whatsapp}
                target="_blank"
                rel="noreferrer"
                onClick={dismiss}
              >
                Abrir o WhatsApp
              </Button>
            ) : undefined
          }
        >
          {sayCaminhos(enviada)}
        </Notice>
      )}
      {!grade.aberto && <Notice live="status">{sayFim(grade.versoes[0]?.resposta ?? null)}</Notice>}
    </div>
  )
}

function sayCaminhos({ conversa, email, whatsapp }: NonNullable<EnvioDaVersao['enviada']>): string {
  const caminhos = [
    'na página do pedido',
    ...(conversa ? ['na conversa'] : []),
    ...(email ? ['por e-mail'] : []),
  ]
  const falta = whatsapp ? ' A mensagem do WhatsApp está pronta para você enviar.' : ''
  return `O cliente a vê ${caminhos.join(', ')}.${falta}`
}

function sayFim(resposta: Mesa['grade']['versoes'][number]['resposta']): string {
  if (resposta?.tipo === 'ACEITOU') return `${resposta.quem || 'O cliente'} aceitou: agora é um pedido.`
  if (resposta?.tipo === 'RECUSOU')
    return `${resposta.quem || 'O cliente'} recusou${resposta.texto ? `: “${resposta.texto}”` : ''}.`
  return 'Este orçamento terminou. Os preços ficam como foram enviados.'
}
