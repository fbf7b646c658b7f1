import { Chip } from '@vitrine/ui'

const doPedido = [
  'Quando chega meu pedido?',
  'Ainda dá para incluir um produto?',
  'Posso mudar o endereço de entrega?',
]
const daLoja = [
  'Vocês entregam na minha rua?',
  'Tem este produto em outra embalagem?',
  'Qual é o horário de atendimento?',
]

/** An empty room suggests what others ask (ux 1.18.5); a press puts it where one writes, to be changed before it is sent. */
export function Perguntas({
  isDoPedido,
  onChoose,
}: {
  isDoPedido: boolean
  onChoose: (pergunta: string) => void
}) {
  return (
    <div className="conversa-perguntas" role="group" aria-label="Perguntas frequentes">
      {(isDoPedido ? doPedido : daLoja).map((pergunta) => (
        <Chip key={pergunta} onClick={() => onChoose(pergunta)}>
          {pergunta}
        </Chip>
      ))}
    </div>
  )
}
