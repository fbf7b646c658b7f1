import { Button, Notice } from '@vitrine/ui'

interface MaisProps {
  /** What comes next: 'os próximos cupons'. */
  children: string
  /** What the button says. */
  acao: string
  temMais: boolean
  estado: 'parado' | 'lendo' | 'falhou'
  onMais: () => void
}

/** The end of a list that is read page by page: more of it, and where it could not be read, once more. */
export function MaisDaLista({ children, acao, temMais, estado, onMais }: MaisProps) {
  return (
    <>
      {estado === 'falhou' && (
        <Notice tone="danger" live="alert">
          Não conseguimos ler {children}.
        </Notice>
      )}
      {temMais && (
        <Button variant="outline" loading={estado === 'lendo'} onClick={onMais}>
          {estado === 'falhou' ? 'Tentar de novo' : acao}
        </Button>
      )}
    </>
  )
}
