import type { Pedido } from '@vitrine/contract'
import { Icon } from '@vitrine/ui'

/** Who brings it, to be called; nothing where the store does not say so (ux 1.11.1). */
export function Entregador({ pedido: { entregador, numpedido } }: { pedido: Pedido }) {
  if (!entregador) return null
  const { nome, telefone } = entregador
  const texto = encodeURIComponent(`Olá! É sobre o pedido ${numpedido}.`)
  return (
    <section className="mt-3 flex flex-wrap items-center gap-x-6" aria-label="Quem entrega">
      <p className="flex items-center gap-2">
        <Icon name="truck" size={16} /> Com <b>{nome}</b>
      </p>
      {telefone && (
        <>
          <a className="link inline-flex min-h-tap items-center gap-2" href={`tel:+55${telefone}`}>
            <Icon name="phone" size={16} /> Ligar
          </a>
          <a
            className="link inline-flex min-h-tap items-center gap-2"
            href={`https://wa.me/55${telefone}?text=${texto}`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="message-circle" size={16} /> WhatsApp
          </a>
        </>
      )}
    </section>
  )
}
