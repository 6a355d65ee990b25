import '../rateRange/vikari';
import '../dateRange/vikari';
import '../filterDialog/vikari';
import '../chat/vikari';
import '../jobCards/vikari';
import './windows.css';
