import { lazy, Suspense, useState } from 'react'

import type { Requerimento } from '@vitrine/contract'
import { formatDia, formatQuando, type Hoje } from '@vitrine/rules/data'
import { Button, Icon, Pill, Spinner } from '@vitrine/ui'

import { canais, estados, motivos, sayPrazo, sayQuem, tipos } from './say-titular.ts'

const AcoesDoTitular = lazy(async () => {
  const { AcoesDoTitular } = await import('./acoes-do-titular.tsx')
  return { default: AcoesDoTitular }
})

interface CartaoProps {
  requerimento: Requerimento
  hoje: Hoje
  onMudou: (novo: Requerimento) => void
}

/** One request: what was asked, by whom, until when, what became of it; what can be done opens below. */
export function CartaoTitular({ requerimento, hoje, onMudou }: CartaoProps) {
  const { idrequerimento, tipo, canal, estado, protocolo, automatico, recebido_em, prazo } = requerimento
  const [isAberto, setAberto] = useState(false)
  const quem = sayQuem(requerimento)
  const titulo = `titular-${idrequerimento}`
  const resta = sayPrazo(requerimento)
  const mayAct = !automatico && !requerimento.anonimizado_em && estado !== 'RETIRADO'
  return (
    <li className="titular-cartao" data-estado={estado}>
      <article aria-labelledby={titulo}>
        <header>
          <h2 id={titulo}>
            {tipos[tipo]} · {quem}
          </h2>
          <Pill mini>{estados[estado]}</Pill>
          {estado === 'ABERTO' && (
            <Pill mini tone={resta.tone} icon="clock">
              {resta.texto}
            </Pill>
          )}
          {automatico && <Pill mini>Feito pela loja sozinha</Pill>}
        </header>
        <p className="text-ink-muted">
          Protocolo <b className="num">{protocolo}</b>. Pedido {canais[canal]} em {formatDia(recebido_em)}
          {estado === 'ABERTO' && `; responder até ${formatDia(prazo)}`}.
        </p>
        {requerimento.contato && <p>{requerimento.contato}</p>}
        {requerimento.descricao && <blockquote>{requerimento.descricao}</blockquote>}
        <Feitos requerimento={requerimento} hoje={hoje} />
        {mayAct && (
          <Button
            variant="outline"
            size="s"
            icon={isAberto ? 'chevron-up' : 'chevron-down'}
            aria-expanded={isAberto}
            aria-label={`${isAberto ? 'Fechar' : 'Atender'} o pedido ${protocolo}`}
            onClick={() => setAberto((antes) => !antes)}
          >
            {isAberto ? 'Fechar' : 'Atender'}
          </Button>
        )}
        {isAberto && mayAct && (
          <Suspense fallback={<Spinner />}>
            <AcoesDoTitular requerimento={requerimento} onMudou={onMudou} />
          </Suspense>
        )}
      </article>
    </li>
  )
}

/** What was done of it, by the system and by the store. */
function Feitos({ requerimento, hoje }: Omit<CartaoProps, 'onMudou'>) {
  const { copia_em, anonimizado_em, pedidos_guardados, encerrado_em, resposta, motivo_recusa, automatico } =
    requerimento
  const ditos = [
    copia_em && (automatico ? 'A pessoa viu e pôde baixar os dados' : 'Cópia dos dados feita'),
    anonimizado_em && 'Dados apagados',
  ]
  const quandos = [copia_em, anonimizado_em]
  return (
    <ul className="titular-feitos">
      {ditos.map((dito, i) => {
        const quando = quandos[i]
        return (
          dito &&
          quando && (
            <li key={dito}>
              <Icon name="circle-check" />
              <span>
                {dito} <time dateTime={quando}>{formatQuando(quando, hoje)}</time>.
              </span>
            </li>
          )
        )
      })}
      {pedidos_guardados !== null && pedidos_guardados > 0 && (
        <li>
          <Icon name="lock" />
          <span>
            {pedidos_guardados === 1 ? 'Ficou 1 pedido' : `Ficaram ${pedidos_guardados} pedidos`}, sem
            endereço nem recados: a lei fiscal manda guardar por 5 anos.
          </span>
        </li>
      )}
      {motivo_recusa && (
        <li>
          <Icon name="info" />
          <span>{motivos[motivo_recusa]}</span>
        </li>
      )}
      {resposta && (
        <li>
          <Icon name="message-circle" />
          <span>
            Resposta{encerrado_em && <> de {formatQuando(encerrado_em, hoje)}</>}: {resposta}
          </span>
        </li>
      )}
    </ul>
  )
}
