import { useLoja } from '#shell'

/** How the store is reached, at the end of a page. */
export function Contato() {
  const { rodape } = useLoja().config
  const { telefone, email, horario_atendimento } = rodape
  if (!telefone && !email) return null
  return (
    <section className="pagina-contato" aria-labelledby="contato">
      <h2 id="contato">Fale com a gente</h2>
      <p>{rodape.nome}</p>
      <ul>
        {telefone && (
          <li>
            Telefone: <a href={`tel:${telefone.replace(/\D/g, '')}`}>{telefone}</a>
          </li>
        )}
        {email && (
          <li>
            E-mail: <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
      </ul>
      {horario_atendimento && <p>{horario_atendimento}</p>}
    </section>
  )
}
