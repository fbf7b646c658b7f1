import { explainEspera } from '@vitrine/rules/acesso'

import { useLoja } from '#shell'

/** What can be done while the store looks at a registration, how long that takes, whom to ask (ux 1.26.1). */
export function EnquantoIsso() {
  const { nome, tags, meta_info, config } = useLoja()
  const { pode, depois } = explainEspera(tags)
  const { telefone, email, horario_atendimento } = config.rodape
  const contatos = [telefone, email].filter(Boolean).join(' ou ')
  return (
    <div className="grid gap-3 text-left">
      <div>
        <p className="font-semibold">Enquanto isso você pode:</p>
        <ul className="mt-1 list-disc pl-5">
          {pode.map((cada) => (
            <li key={cada}>{cada}</li>
          ))}
        </ul>
      </div>
      <p className="text-ink-muted">
        {meta_info.prazo_analise && `A análise costuma levar ${meta_info.prazo_analise}. `}
        {depois}
      </p>
      {contatos && (
        <p className="text-12 text-ink-muted">
          Dúvidas? Fale com {nome}: {contatos}
          {horario_atendimento && ` (${horario_atendimento})`}.
        </p>
      )}
    </div>
  )
}
