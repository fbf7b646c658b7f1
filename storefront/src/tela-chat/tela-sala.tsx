import { Link } from 'react-router'

import { urlsChat } from '@vitrine/contract/urls-chat'
import { Icon } from '@vitrine/ui'

import { nameSala } from '#chat'
import { NaoLido, useLoja } from '#shell'

import { Conversa } from './conversa.tsx'
import { ListaSalas } from './lista-salas.tsx'
import type { loadSala } from './load-sala.ts'
import { TrechoDaSala } from './trecho-da-sala.tsx'

/** One room, beside the list of all where there is place for both (ux 1.18, mockup 20). */
export function TelaSala({ dados }: { dados: Awaited<ReturnType<typeof loadSala>> }) {
  const { slug, nome } = useLoja()
  const { quem, salas, historico, hoje, isTrecho } = dados
  const sala = historico?.sala
  return (
    <main className="wrap chat chat-aberta">
      <title>{`${sala ? nameSala(sala) : 'Conversa'} · Conversas · ${nome}`}</title>
      <section className="chat-lado" aria-labelledby="conversas">
        <div className="chat-titulo">
          <h2 id="conversas">
            <Link to={urlsChat.conversas(slug)}>Conversas</Link>
          </h2>
        </div>
        {salas && <ListaSalas quem={quem} salas={salas} hoje={hoje} aberta={sala?.sala} />}
      </section>
      <div className="conversa barra-propria">
        {historico === null && (
          <>
            <Link className="link m-4 inline-flex min-h-ctl items-center gap-1" to={urlsChat.conversas(slug)}>
              <Icon name="chevron-left" size={16} /> Conversas
            </Link>
            <NaoLido titulo="Não conseguimos ler esta conversa">
              As mensagens estão guardadas. Tente em alguns instantes.
            </NaoLido>
          </>
        )}
        {historico &&
          (isTrecho ? (
            <TrechoDaSala dados={{ ...dados, historico }} />
          ) : (
            <Conversa key={historico.sala.sala} dados={{ ...dados, historico }} />
          ))}
      </div>
    </main>
  )
}
