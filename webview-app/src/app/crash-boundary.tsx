import { Component, type ErrorInfo, type ReactNode } from 'react';
import { report } from '../client/request.ts';
import { callCustomerService } from '../flows/customer-service.ts';
import { text } from '../messages/index.ts';
import { ErrorState } from '../ui/empty-state.tsx';

interface State {
  crashed: boolean;
}

/** Limits a screen's crash to that screen. It reports the crash once and offers to open the screen again. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  declare state: State;

  constructor(props: Readonly<{ children: ReactNode }>) {
    super(props);
    this.state = { crashed: false };
  }

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    report({ during: 'crash', error, ...(componentStack && { componentStack }) });
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    const { title, text: words } = text().states.crashed;
    return (
      <ErrorState
        title={title}
        text={words}
        supportCode="CRASH"
        onRetry={() => this.setState({ crashed: false })}
        onService={() => void callCustomerService()}
      />
    );
  }
}
