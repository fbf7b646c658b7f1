import { EmptyState } from '@vitrine/ui'

export default function Pedido() {
  return (
    <main className="wrap grid min-h-[60dvh] place-items-center">
      <EmptyState title="Pedido" />
    </main>
  )
}
