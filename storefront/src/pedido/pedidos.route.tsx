import { EmptyState } from '@vitrine/ui'

export default function Pedidos() {
  return (
    <main className="wrap grid min-h-[60dvh] place-items-center">
      <EmptyState title="Pedidos" />
    </main>
  )
}
