import { EmptyState } from '@vitrine/ui'

export default function Enderecos() {
  return (
    <main className="wrap grid min-h-[60dvh] place-items-center">
      <EmptyState title="Endereços" />
    </main>
  )
}
