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
        Se perder o celular, cada um destes códigos entra no lugar dele uma vez. Imprima, ou guarde onde só
        você lê.
      </p>
      <Segredo
        label="Códigos de recuperação"
        hint="Dez códigos, um por linha."
        texto={codigos.join('\n')}
        linhas={codigos.length}
        onGuardado={onGuardado}
      />
    </div>
  )
}
