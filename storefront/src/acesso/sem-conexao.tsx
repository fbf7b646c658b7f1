import { Notice } from '@vitrine/ui'

/** Above a form that could not be sent. */
export function SemConexao({ texto }: { texto: string }) {
  return (
    <Notice tone="warning" icon="wifi-off" live="alert" className="mb-4">
      {texto}
    </Notice>
  )
}
