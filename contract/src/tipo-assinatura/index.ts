export * from './tipo-assinatura.ts'
export * from './cadastro-tipo-assinatura.ts'
