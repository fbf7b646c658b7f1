import type { Erros } from '#ajuste'
import { QuadroDoEnsaio, ResultadoDePrecos } from '#ensaio'
import { api, useTrabalho } from '#shell'

import type { ComboEscrito, readCombo } from './campos-do-combo.ts'

interface EnsaioProps {
  /** The combo as it stands in the fields. */
  lido: ReturnType<typeof readCombo>
  combo: ComboEscrito
  /** What keeps it from being one, by field. */
  onErros: (erros: Erros) => void
}

/** What the combo would have cost with those who bought its goods piece by piece, before it holds (decision 0166). */
export function EnsaioDoCombo({ lido, combo: { idcombopromocional_cabecalho }, onErros }: EnsaioProps) {
  const { idfornecedor } = useTrabalho().loja
  return (
    <QuadroDoEnsaio
      frase="Quem comprou separado o que este combo junta, e quanto teria pago a menos."
      falta="Complete o combo antes de ensaiar."
      onEnsaio={(dias) => {
        const { nome: semNome, ...erros } = lido.erros
        if (Object.keys(erros).length > 0) {
          onErros(erros)
          return null
        }
        // A combo can be tried before it has a name.
        const combo = { ...lido.combo, idcombopromocional_cabecalho, ...(semNome && { nome: 'Ensaio' }) }
        return api('POST /painel/v1/{idfornecedor}/combos/ensaio', {
          params: { idfornecedor },
          body: { combo, dias },
        })
      }}
    >
      {(ensaio) => <ResultadoDePrecos ensaio={ensaio} dita="este" ele="ele" supoe={SUPOE} />}
    </QuadroDoEnsaio>
  )
}

const SUPOE =
  'Monta o combo com o que havia em cada pedido, quantas vezes cabe, pelos preços de hoje: é o que ele custaria com quem já compra assim. Quem passaria a comprar por causa dele, ninguém sabe. Os dias dele não contam; grupos e custos são os de hoje; frete e cupons ficam como foram.'
