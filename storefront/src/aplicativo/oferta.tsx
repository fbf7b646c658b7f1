import { createRoot } from 'react-dom/client'

import { Button, Icon } from '@vitrine/ui'

import type { EventoInstalacao } from './offer-instalacao.ts'
import './aplicativo.css'

/** The offer stands over the page's foot, in a root of its own: no screen loads or draws anything for it. */
export function showOferta(evento: EventoInstalacao | null): void {
  const lugar = document.body.appendChild(document.createElement('div'))
  const root = createRoot(lugar)
  const close = () => {
    root.unmount()
    lugar.remove()
  }
  addEventListener('appinstalled', close, { once: true })
  root.render(<Oferta evento={evento} nome={readNome()} close={close} />)
}

const readNome = () =>
  document.querySelector<HTMLMetaElement>('meta[name="apple-mobile-web-app-title"]')?.content ?? 'a loja'

interface OfertaProps {
  evento: EventoInstalacao | null
  nome: string
  close: () => void
}

function Oferta({ evento, nome, close }: OfertaProps) {
  async function install() {
    close()
    await evento?.prompt()
  }
  return (
    <section className="oferta-app" aria-label="Instalar o aplicativo">
      <p>
        <b>{`${nome} na sua tela inicial`}</b>
        {evento ? (
          'Abre mais rápido e mostra carrinho e listas mesmo sem conexão.'
        ) : (
          <>
            Toque em <Icon name="share-2" size={16} /> Compartilhar e escolha “Adicionar à Tela de Início”.
          </>
        )}
      </p>
      <div className="oferta-app-acoes">
        <Button variant="outline" onClick={close}>
          {evento ? 'Agora não' : 'Entendi'}
        </Button>
        {evento && <Button onClick={() => void install()}>Instalar</Button>}
      </div>
    </section>
  )
}
