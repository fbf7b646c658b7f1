/** The part of nodemailer that is used here; the package brings no types. */
declare module 'nodemailer' {
  interface Endereco {
    name: string
    address: string
  }
  interface Mensagem {
    from: Endereco
    replyTo?: Endereco
    to: Endereco
    subject: string
    text: string
    html?: string
    messageId: string
    headers: Record<string, string>
  }
  interface OpcoesSmtp {
    url: string
    pool: boolean
    maxConnections: number
    connectionTimeout: number
    greetingTimeout: number
    socketTimeout: number
    disableFileAccess: boolean
    disableUrlAccess: boolean
  }
  export function createTransport(opcoes: OpcoesSmtp): {
    sendMail(mensagem: Mensagem): Promise<unknown>
    close(): void
  }
}
