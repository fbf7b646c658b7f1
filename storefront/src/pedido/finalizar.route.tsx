import { EmptyState } from '@vitrine/ui'

export default function Finalizar() {
  return (
    <main className="wrap grid min-h-[60dvh] place-items-center">
      <EmptyState title="Finalizar pedido" />
    </main>
  )
}
