import { Segredo } from '#chamada'

interface CodigosDePapelProps {
  codigos: readonly string[]
  onGuardado: () => void
}

/** Ten codes, shown once. */
export function CodigosDePapel({ codigos, onGuardado }: CodigosDePapelProps) {
  return (
    <div className="minha-conta-codigos">
      <p>
        Se perder o aparelho, cada um destes códigos entra no lugar dele uma vez. Imprima, ou guarde fora
        dele.
      </p>
      <Segredo
        label="Códigos de recuperação"
        leitor="você"
        hint="Dez códigos, um por linha."
        texto={codigos.join('\n')}
        linhas={codigos.length}
        onGuardado={onGuardado}
      />
    </div>
  )
}
