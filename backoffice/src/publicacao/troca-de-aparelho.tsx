import { Segmented } from '@vitrine/ui'

export type Aparelho = 'celular' | 'computador'

interface TrocaProps {
  aparelho: Aparelho
  onAparelho: (aparelho: Aparelho) => void
}

/** On what a preview is looked at. */
export function TrocaDeAparelho({ aparelho, onAparelho }: TrocaProps) {
  return (
    <Segmented
      label="Aparelho"
      name="aparelho"
      value={aparelho}
      onChange={onAparelho}
      options={[
        { value: 'celular', label: 'Celular' },
        { value: 'computador', label: 'Computador' },
      ]}
    />
  )
}
